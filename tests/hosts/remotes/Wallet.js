import { createElement, useEffect, useState } from 'react'
import { ConnectButton } from 'walletdock/ConnectButton'
import { useWallet } from 'walletdock/useWallet'
import { WalletProvider } from 'walletdock/WalletProvider'

/** The wallet as in the guide, with the settings from the server. */
export default function Wallet() {
  const [config, setConfig] = useState()
  useEffect(() => {
    fetch('/settings.json')
      .then((response) => response.json())
      .then((settings) => setConfig(settings.config))
  }, [])
  return (
    config &&
    createElement(
      WalletProvider,
      config,
      createElement(ConnectButton),
      createElement(Status),
    )
  )
}

function Status() {
  const { status, address } = useWallet()
  return createElement('output', null, [status, address].join(' '))
}
