import { catalogue } from '../../src/data/wallets/catalogue'
import {
  groupWallets,
  type ListedGroup,
} from '../../src/data/wallets/groupWallets'
import { listWallets } from '../../src/data/wallets/listWallets'
import { fetchMark } from '../../src/data/wallets/more/fetchMark'
import { fullWallet } from '../../src/data/wallets/more/fullWallet'
import { moreWallets } from '../../src/data/wallets/more/moreWallets'
import type { Device } from '../../src/platform/device/device'
import { onDemand } from '../../src/ui/onDemand'

/** Returns the default list with the whole catalogue below it, as on this device. */
export function otherWallets(device: Device): readonly ListedGroup[] {
  const wallets = Object.values(moreWallets).map((wallet) => ({
    ...fullWallet(wallet),
    mark: onDemand(() => fetchMark(wallet.id, wallet.color)),
  }))
  const groups = [...catalogue, { groupName: 'Others', wallets }]
  return groupWallets(listWallets(groups, { announced: [], device }))
}
