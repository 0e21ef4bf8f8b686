import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { createEngine } from '../engine/createEngine'
import { catalogue } from '../wallets/catalogue'
import { useDock } from './DockContext'

/**
 * Lets the host's own wagmi hooks read Walletdock's connection: the host's wagmi and react-query, our config.
 * Costs a first-time visitor the engine; hosts without wagmi hooks leave it out.
 * @throws Error outside `<WalletProvider>`
 */
export function WagmiBridge({ children }: { readonly children?: ReactNode }) {
  const dock = useDock()
  const [queryClient] = useState(() => new QueryClient())
  const [{ config }] = useState(() => {
    dock.wallets.load().catch(() => {})
    return dock.startEngine(createEngine, dock.settings.wallets ?? catalogue)
  })
  // Not wagmi's provider: it forgets the connection, or reconnects, whenever it renders.
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiContext>
  )
}
