import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { configOf, type StartPart, tell } from './Part'

/** Starts a part with its own React. Each team bundles this file with all dependencies. */
export const start: StartPart = (place, settings) =>
  new Promise((resolve) => {
    const { url, integrity } = settings
    const config = configOf(place, settings)
    const load = async () => {
      const loaded = await loadWalletdock({
        url,
        ...(integrity && { integrity }),
      })
      tell(place, loaded)
      resolve()
      return loaded
    }
    createRoot(place).render(
      <StrictMode>
        <WalletdockBoundary load={load} config={config}>
          {(walletdock) => <Inside {...walletdock} />}
        </WalletdockBoundary>
      </StrictMode>,
    )
  })

function Inside({ ConnectButton, useWallet }: Walletdock) {
  const { status, address, chain } = useWallet()
  return (
    <>
      <ConnectButton />
      <output>{[status, address, chain?.id].join(' ')}</output>
    </>
  )
}
