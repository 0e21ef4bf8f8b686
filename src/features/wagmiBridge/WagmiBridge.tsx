import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { useDock } from '../../app/react/DockContext.initial'
import { engineConfig } from './engineConfig'

/**
 * Lets the host's own wagmi hooks read Walletdock's connection. Uses the host's wagmi and react-query with our config.
 * Queries below it use the client of the nearest `QueryClientProvider`; without one, the bridge creates a client. Loads
 * the engine at once, so hosts without wagmi hooks should omit it.
 * @throws Error outside `<WalletProvider>`
 */
export function WagmiBridge({ children }: { readonly children?: ReactNode }) {
  const config = engineConfig(useDock())
  const above = useContext(QueryClientContext)
  const [own] = useState(() => new QueryClient())
  // Not wagmi's provider, because it resets the connection or reconnects whenever it renders.
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={above ?? own}>
        {children}
      </QueryClientProvider>
    </WagmiContext>
  )
}
