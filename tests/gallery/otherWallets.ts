import type { Device } from '../../src/platform/device/device'
import { onDemand } from '../../src/ui/onDemand.initial'
import { catalogue } from '../../src/wallets/catalogue'
import { groupWallets, type ListedGroup } from '../../src/wallets/groupWallets'
import { listWallets } from '../../src/wallets/listWallets'
import { fetchMark } from '../../src/wallets/more/fetchMark'
import { fullWallet } from '../../src/wallets/more/fullWallet'
import { moreWallets } from '../../src/wallets/more/moreWallets'

/** Returns the default list with the whole catalogue below it, as on this device. */
export function otherWallets(device: Device): readonly ListedGroup[] {
  const wallets = Object.values(moreWallets).map((wallet) => ({
    ...fullWallet(wallet),
    mark: onDemand(() => fetchMark(wallet.id, wallet.color)),
  }))
  const groups = [...catalogue, { groupName: 'Others', wallets }]
  return groupWallets(listWallets(groups, { announced: [], device }))
}
