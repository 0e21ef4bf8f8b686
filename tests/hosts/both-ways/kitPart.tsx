import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import type { Settings } from '../parts/settings'
import { Output } from './Output'
import { show } from './show'

/** Shows the wallet with the kit. Writes the mode, or the reason of a failure, to an attribute of its place. */
export function start({ remoteUrl, config }: Settings, place: Element) {
  const load = async () => {
    const loaded = await loadWalletdock({ url: remoteUrl })
    place.setAttribute(
      'data-result',
      loaded.ok ? loaded.mode : loaded.failure.message,
    )
    return loaded
  }
  show(
    <WalletdockBoundary load={load} config={config}>
      {(walletdock) => <Inside {...walletdock} />}
    </WalletdockBoundary>,
    place,
  )
}

function Inside({ ConnectButton, useWallet }: Walletdock) {
  return (
    <>
      <ConnectButton />
      <Output wallet={useWallet()} />
    </>
  )
}
