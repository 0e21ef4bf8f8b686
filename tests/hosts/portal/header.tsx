import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { Output } from '../parts/Output'
import type { StartPart } from './portal'

/** Starts a part with its own React. Each team bundles this file with all dependencies. */
export const start: StartPart = (place, { remoteUrl, config }) =>
  new Promise((resolve) => {
    const load = async () => {
      const loaded = await loadWalletdock({ url: remoteUrl })
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
  return (
    <>
      <ConnectButton />
      <Output wallet={useWallet()} />
    </>
  )
}
