import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, createConnector, http, WagmiProvider } from 'wagmi'
import { base, optimism } from 'wagmi/chains'
import {
  loadWalletdock,
  WalletdockBoundary,
  type WalletdockConfig,
} from 'walletdock/host'
import { Account } from './Account'
import { fetchSettings } from './settings'
import { tellMode } from './tellMode'

/** Returns whether the URL requests the page with its own wagmi config. */
export const wantsOwnConfig = () => location.search === '?own'

/** Starts a page whose own wagmi config surrounds everything, and is passed to Walletdock. */
export async function startOwnConfig(): Promise<void> {
  const { remoteUrl, config } = await fetchSettings()
  const nodes = config.rpcUrls ?? {}
  const wagmi = createConfig({
    chains: [base, optimism],
    connectors: [burner],
    transports: { 8453: http(nodes[8453]), 10: http(nodes[10]) },
  })
  // A host's compiler checks the kit against the host's wagmi, but this project's compiler uses its newest one.
  const given = wagmi as WalletdockConfig['wagmi']
  const load = () => loadWalletdock({ url: remoteUrl }).then(tellMode)
  const page = document.querySelector('#page')
  if (page)
    createRoot(page).render(
      <StrictMode>
        <WagmiProvider config={wagmi}>
          <QueryClientProvider client={new QueryClient()}>
            <WalletdockBoundary
              load={load}
              config={{ ...config, wagmi: given }}
            >
              {({ ConnectButton }) => <ConnectButton />}
            </WalletdockBoundary>
            <Account />
          </QueryClientProvider>
        </WagmiProvider>
      </StrictMode>,
    )
}

const address = '0x000000000000000000000000000000000000dEaD'

/** A connector that only the page has. The main entry of some versions of wagmi lacks `mock`. */
const burner = createConnector<undefined>(() => ({
  id: 'burner',
  name: 'Burner',
  type: 'burner',
  // Capabilities would change the type of the accounts, but this page does not request any.
  connect: async () => ({ accounts: [address as never], chainId: 8453 }),
  disconnect: async () => {},
  getAccounts: async () => [address],
  getChainId: async () => 8453,
  getProvider: async () => undefined,
  isAuthorized: async () => false,
  onAccountsChanged() {},
  onChainChanged() {},
  onDisconnect() {},
}))
