import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { Output } from '../parts/Output'
import { fetchSettings } from '../parts/settings'
import { tellMode } from '../parts/tellMode'

const { remoteUrl, config } = await fetchSettings()
const load = () => loadWalletdock({ url: remoteUrl, modules }).then(tellMode)

/** The modules that a page with any React can use. */
const modules = [
  './WalletProvider',
  './ConnectButton',
  './useWallet',
  './useSendTransaction',
  './useAddRecentTransaction',
] as const
type Parts = Walletdock<(typeof modules)[number]>

function Wallet({ ConnectButton, useWallet, ...hooks }: Parts) {
  const wallet = useWallet()
  const { balance } = wallet
  return (
    <>
      <ConnectButton />
      <Output wallet={wallet} />
      <p role="status">{balance?.text}</p>
      <ConnectButton.Custom>
        {({ account, openAccountModal }) => (
          <button type="button" onClick={openAccountModal}>
            {account ? `I am ${account.displayName}` : 'Nobody'}
          </button>
        )}
      </ConnectButton.Custom>
      {wallet.address && <Gift {...hooks} to={wallet.address} />}
    </>
  )
}

type GiftProps = Pick<
  Parts,
  'useSendTransaction' | 'useAddRecentTransaction'
> & { readonly to: `0x${string}` }

/** Sends a transaction, and adds it a second time to the recent ones under another name. */
function Gift({ useSendTransaction, useAddRecentTransaction, to }: GiftProps) {
  const { send, isAsking } = useSendTransaction()
  const add = useAddRecentTransaction()
  const [hash, setHash] = useState('')
  const give = async () => {
    const sent = await send({ to, value: 1n, description: 'A gift' })
    add({ hash: sent, description: 'A gift to myself' })
    setHash(sent)
  }
  return (
    <button type="button" disabled={isAsking} onClick={give}>
      {hash ? `Gave ${hash}` : 'Give'}
    </button>
  )
}

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <WalletdockBoundary load={load} config={config}>
        {(parts) => <Wallet {...parts} />}
      </WalletdockBoundary>
    </StrictMode>,
  )
