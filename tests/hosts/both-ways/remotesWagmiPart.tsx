import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { ConnectButton } from 'wallet/ConnectButton'
import { WagmiBridge } from 'wallet/WagmiBridge'
import { WalletProvider } from 'wallet/WalletProvider'
import type { Settings } from '../parts/settings'
import { OwnWagmi } from './OwnWagmi'

const client = new QueryClient()

/** Shows the wallet with `remotes` and the page's own wagmi. */
export function start({ config }: Settings, place: Element) {
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <WalletProvider {...config}>
        <ConnectButton />
        <WagmiBridge>
          <OwnWagmi />
        </WagmiBridge>
      </WalletProvider>
    </QueryClientProvider>,
  )
}
