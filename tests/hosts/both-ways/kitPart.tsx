import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { Output } from '../parts/Output'
import type { Settings } from '../parts/settings'
import { tellMode } from '../parts/tellMode'

/** Shows the wallet with the kit. */
export function start({ remoteUrl, config }: Settings, place: Element) {
  const load = () => loadWalletdock({ url: remoteUrl }).then(tellMode)
  createRoot(place).render(
    <WalletdockBoundary load={load} config={config}>
      {(walletdock) => <Inside {...walletdock} />}
    </WalletdockBoundary>,
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
