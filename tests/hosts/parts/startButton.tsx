import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { Output } from './Output'
import { fetchSettings } from './settings'
import { tellMode } from './tellMode'

/** Starts a page with a button and a hook, on the React that the host's bundler finds. */
export async function startButton(): Promise<void> {
  const { remoteUrl, config } = await fetchSettings()
  const load = () => loadWalletdock({ url: remoteUrl }).then(tellMode)
  const page = document.querySelector('#page')
  if (page)
    createRoot(page).render(
      <StrictMode>
        <WalletdockBoundary load={load} config={config}>
          {(walletdock) =>
            location.search === '?hooks' ? (
              <HooksAlone {...walletdock} />
            ) : (
              <Wallet {...walletdock} />
            )
          }
        </WalletdockBoundary>
      </StrictMode>,
    )
}

function Wallet({ ConnectButton, useWallet }: Walletdock) {
  return (
    <>
      <ConnectButton />
      <Output wallet={useWallet()} />
    </>
  )
}

/** A page without our button. */
function HooksAlone({ useWallet }: Walletdock) {
  const { balance, open, status } = useWallet()
  return (
    <>
      <button type="button" onClick={() => open()}>
        Wallet
      </button>
      <output>{status}</output>
      <p role="status">{balance?.text}</p>
    </>
  )
}
