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

/** What sends by Walletdock. */
export type SendingModule = Pick<
  Walletdock<'./useSendTransaction'>,
  'useSendTransaction'
>

/**
 * A page with a button, and wagmi hooks of its own below the bridge.
 * @param Account shows what the hooks say, and may use what else was loaded
 * @param libraries of the page, where the kit cannot find them by itself
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
            {({ ConnectButton, WagmiBridge, useSendTransaction }) => (
              <WagmiBridge>
                <ConnectButton />
                <Account useSendTransaction={useSendTransaction} />
                <Queries />
              </WagmiBridge>
            )}
          </WalletdockBoundary>
        </QueryClientProvider>
      </StrictMode>,
    )
}

const queryClient = new QueryClient()

/** Says whose client the page's own queries have below the bridge. */
function Queries() {
  const isOwn = useQueryClient() === queryClient
  return <p id="queries">{isOwn ? 'of this page' : 'of somebody else'}</p>
}
