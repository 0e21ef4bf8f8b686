import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton } from 'wallet/ConnectButton'
import { WagmiBridge } from 'wallet/WagmiBridge'
import { WalletProvider } from 'wallet/WalletProvider'
import type { Settings } from '../parts/settings'
import { OwnWagmi } from './OwnWagmi'
import { show } from './show'

const client = new QueryClient()

/** Shows the wallet with `remotes` and the page's own wagmi. */
export function start({ config }: Settings, place: Element) {
  show(
    <QueryClientProvider client={client}>
      <WalletProvider {...config}>
        <ConnectButton />
        <WagmiBridge>
          <OwnWagmi />
        </WagmiBridge>
      </WalletProvider>
    </QueryClientProvider>,
    place,
  )
}
