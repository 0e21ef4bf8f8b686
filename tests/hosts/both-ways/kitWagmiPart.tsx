import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'
import type { Settings } from '../parts/settings'
import { tellMode } from '../parts/tellMode'
import { OwnWagmi } from './OwnWagmi'

const modules = ['./WagmiBridge'] as const
const client = new QueryClient()

/** Shows the wallet with the kit and the page's own wagmi. */
export function start({ remoteUrl, config }: Settings, place: Element) {
  const load = () => loadWalletdock({ url: remoteUrl, modules }).then(tellMode)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <WalletdockBoundary load={load} config={config}>
        {({ ConnectButton, WagmiBridge }) => (
          <>
            <ConnectButton />
            <WagmiBridge>
              <OwnWagmi />
            </WagmiBridge>
          </>
        )}
      </WalletdockBoundary>
    </QueryClientProvider>,
  )
}
