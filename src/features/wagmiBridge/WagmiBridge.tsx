import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { useDock } from '../../app/react/DockContext'
import { engineConfig } from './engine/engineConfig'

/**
 * Lets the host's own wagmi hooks read Walletdock's connection. Uses the host's wagmi and react-query with our config.
 * Queries inside the bridge use the client of the nearest `QueryClientProvider`. Without such a provider, the bridge
 * creates a client. The bridge loads the engine at once, so hosts without wagmi hooks should omit it.
 * @throws Error outside `<WalletProvider>`
 */
export function WagmiBridge({ children }: { readonly children?: ReactNode }) {
  const config = engineConfig(useDock())
  const above = useContext(QueryClientContext)
  const [own] = useState(() => new QueryClient())
  // wagmi's own provider is not used, because it resets the connection or reconnects whenever it renders.
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={above ?? own}>
        {children}
      </QueryClientProvider>
    </WagmiContext>
  )
}
