import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'

const { remoteUrl, config } = await (await fetch('/settings.json')).json()

async function load() {
  const loaded = await loadWalletdock({ url: remoteUrl })
  const mode = document.querySelector('#mode')
  if (mode && loaded.ok) mode.textContent = `${loaded.mode}: ${loaded.why}`
  return loaded
}

function Wallet({ ConnectButton, useWallet }: Walletdock) {
  const { status, address, chain } = useWallet()
  return (
    <>
      <ConnectButton />
      <output>{[status, address, chain?.id].join(' ')}</output>
    </>
  )
}

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <WalletdockBoundary load={load} config={config}>
        {(walletdock) => <Wallet {...walletdock} />}
      </WalletdockBoundary>
    </StrictMode>,
  )
