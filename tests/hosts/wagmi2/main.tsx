import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useAccount, useSwitchChain, version, WagmiProvider } from 'wagmi'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'

const { remoteUrl, config } = await (await fetch('/settings.json')).json()

async function load() {
  const loaded = await loadWalletdock({
    url: remoteUrl,
    modules: ['./WalletProvider', './ConnectButton', './WagmiBridge'],
    wagmi: { version, WagmiProvider },
  })
  const mode = document.querySelector('#mode')
  if (mode && loaded.ok) mode.textContent = `${loaded.mode}: ${loaded.why}`
  return loaded
}

/** Hooks of this page's own wagmi, 2. */
function Account() {
  const { status, address, chainId } = useAccount()
  const { switchChain } = useSwitchChain()
  return (
    <>
      <output>{[status, address, chainId].join(' ')}</output>
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Back to Base
      </button>
    </>
  )
}

const queryClient = new QueryClient()
const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WalletdockBoundary load={load} config={config}>
          {({ ConnectButton, WagmiBridge }) => (
            <WagmiBridge>
              <ConnectButton />
              <Account />
            </WagmiBridge>
          )}
        </WalletdockBoundary>
      </QueryClientProvider>
    </StrictMode>,
  )
