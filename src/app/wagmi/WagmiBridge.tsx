import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { useDock } from '../react/DockContext'
import { engineConfig } from './engineConfig'

/**
 * Lets the host's own wagmi hooks read Walletdock's connection: the host's wagmi and react-query, our config. Queries
 * below it keep the client of the `QueryClientProvider` above; where there is none, they get one of the bridge's own.
 * Costs a first-time visitor the engine; hosts without wagmi hooks leave it out.
 * @throws Error outside `<WalletProvider>`
 */
export function WagmiBridge({ children }: { readonly children?: ReactNode }) {
  const config = engineConfig(useDock())
  const above = useContext(QueryClientContext)
  const [own] = useState(() => new QueryClient())
  // Not wagmi's provider: it forgets the connection, or reconnects, whenever it renders.
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={above ?? own}>
        {children}
      </QueryClientProvider>
    </WagmiContext>
  )
}
