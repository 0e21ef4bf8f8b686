import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  loadWalletdock,
  type Walletdock,
  WalletdockBoundary,
} from 'walletdock/host'
import type { Settings } from '../parts/settings'
import { OwnWagmi } from './OwnWagmi'
import { show } from './show'

const modules = ['./WagmiBridge'] as const
const client = new QueryClient()

/**
 * Shows the wallet with the kit and the page's own wagmi. Writes the mode, or the reason of a failure, to an attribute
 * of its place.
 */
export function start({ remoteUrl, config }: Settings, place: Element) {
  const load = async () => {
    const loaded = await loadWalletdock({ url: remoteUrl, modules })
    place.setAttribute(
      'data-result',
      loaded.ok ? loaded.mode : loaded.failure.message,
    )
    return loaded
  }
  show(
    <QueryClientProvider client={client}>
      <WalletdockBoundary load={load} config={config}>
        {(walletdock) => <Inside {...walletdock} />}
      </WalletdockBoundary>
    </QueryClientProvider>,
    place,
  )
}

function Inside({
  ConnectButton,
  WagmiBridge,
}: Walletdock & Walletdock<(typeof modules)[number]>) {
  return (
    <>
      <ConnectButton />
      <WagmiBridge>
        <OwnWagmi />
      </WagmiBridge>
    </>
  )
}
