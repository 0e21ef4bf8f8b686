import { createRoot } from 'react-dom/client'
import { ConnectButton } from 'wallet/ConnectButton'
import { useWallet } from 'wallet/useWallet'
import { WalletProvider } from 'wallet/WalletProvider'
import { Output } from '../parts/Output'
import type { Settings } from '../parts/settings'

declare global {
  interface Window {
    /** Ends Walletdock on the page. */
    endPage?: () => Promise<void>
  }
}

window.endPage = async () => {
  const { endPage } = await import('wallet/mount')
  await endPage()
}

/** Shows the wallet with `remotes`. */
export function start({ config }: Settings, place: Element) {
  createRoot(place).render(
    <WalletProvider {...config}>
      <ConnectButton />
      <Inside />
    </WalletProvider>,
  )
}

function Inside() {
  return <Output wallet={useWallet()} />
}
