import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  loadWalletdock,
  WalletdockBoundary,
  type WalletdockConfig,
} from 'walletdock/host'
import { fetchSettings } from './settings'
import { tellMode } from './tellMode'

type OwnWagmi<Config> = {
  /** @param nodes RPC URLs by chain id */
  readonly create: (nodes: Readonly<Record<number, string>>) => Config
  readonly Provider: ComponentType<{
    readonly config: Config
    readonly children: ReactNode
  }>
  /** Shows what the hooks say. */
  readonly Account: ComponentType
}

/** A page that keeps its own wagmi config around everything, and gives it to Walletdock. */
export async function startOwnConfig<Config>({
  Account,
  create,
  Provider,
}: OwnWagmi<Config>): Promise<void> {
  const { remoteUrl, config } = await fetchSettings()
  const wagmi = create(config.rpcUrls ?? {})
  // Where the kit is installed, its types are those of the page's wagmi. Here they are those of the newest one.
  const given = wagmi as WalletdockConfig['wagmi']
  const load = () => loadWalletdock({ url: remoteUrl }).then(tellMode)
  const page = document.querySelector('#page')
  if (page)
    createRoot(page).render(
      <StrictMode>
        <Provider config={wagmi}>
          <QueryClientProvider client={new QueryClient()}>
            <WalletdockBoundary
              load={load}
              config={{ ...config, wagmi: given }}
            >
              {({ ConnectButton }) => <ConnectButton />}
            </WalletdockBoundary>
            <Account />
          </QueryClientProvider>
        </Provider>
      </StrictMode>,
    )
}
