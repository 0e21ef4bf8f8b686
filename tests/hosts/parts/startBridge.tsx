import {
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type LoadOptions,
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import { fetchSettings } from './settings'
import { tellMode } from './tellMode'

/** The module of Walletdock that sends transactions. */
export type SendingModule = Pick<
  Walletdock<'./useSendTransaction'>,
  'useSendTransaction'
>

/**
 * Starts a page with a button, and with its own wagmi hooks below the bridge.
 * @param Account shows the values of the hooks, and may use the other loaded modules
 * @param libraries libraries of the page that the kit cannot find without help
 */
export async function startBridge(
  Account: ComponentType<SendingModule>,
  libraries?: Pick<LoadOptions<never>, 'wagmi' | 'shared'>,
): Promise<void> {
  const { remoteUrl, config } = await fetchSettings()
  const load = () =>
    loadWalletdock({
      url: remoteUrl,
      modules: ['./WagmiBridge', './useSendTransaction'],
      ...libraries,
    }).then(tellMode)
  const page = document.querySelector('#page')
  if (page)
    createRoot(page).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <WalletdockBoundary load={load} config={config}>
            {({ ConnectButton, WagmiBridge, ...hooks }) => (
              <WagmiBridge>
                <ConnectButton />
                <Account useSendTransaction={hooks.useSendTransaction} />
                <Provided {...hooks} />
                <Queries />
              </WagmiBridge>
            )}
          </WalletdockBoundary>
        </QueryClientProvider>
      </StrictMode>,
    )
}

/** Offers the page's provider, as `Output` does. */
function Provided({ useWallet }: Pick<Walletdock, 'useWallet'>) {
  const wallet = useWallet()
  window.getProvider = () => wallet.provider
  return null
}

const queryClient = new QueryClient()

/** Says who owns the query client that the page's own queries use below the bridge. */
function Queries() {
  const isOwn = useQueryClient() === queryClient
  return <p id="queries">{isOwn ? 'of this page' : 'of somebody else'}</p>
}
