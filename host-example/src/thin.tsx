import './thin.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'

/** All code of the page: a button, and a line of text from the hook. */
function Thin() {
  const [config, setConfig] = useState({
    appName: 'Windfall',
    accent: '#3f6b2f',
  })

  async function load() {
    const response = await fetch('/settings.json')
    const { remoteUrl, follow, ...settings } = await response.json()
    setConfig((before) => ({ ...before, ...settings }))
    return loadWalletdock({ url: remoteUrl, ...follow })
  }

  return (
    <WalletdockBoundary load={load} config={config}>
      {(walletdock) => <Inside {...walletdock} />}
    </WalletdockBoundary>
  )
}

function Inside({ ConnectButton, useWallet }: Walletdock) {
  const { status, chain, balance } = useWallet()
  return (
    <>
      <ConnectButton />
      <p role="status">
        {status === 'connected'
          ? `Connected on ${chain?.name}, ${balance?.text ?? '…'}.`
          : 'No wallet is connected.'}
      </p>
    </>
  )
}

const place = document.querySelector('#wallet')
if (place) createRoot(place).render(<Thin />)
