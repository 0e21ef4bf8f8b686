import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { address, rpcUrls } from '../engine/startEngine'

/** Creates a page's own wagmi config that reconnects a wallet. `giveUp` disconnects it, as wagmi does. */
export function reconnectingWagmi() {
  const wagmi = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const connector = { id: 'acme', name: 'Acme' }
  wagmi.setState((state) => ({
    ...state,
    status: 'reconnecting',
    current: 'earlier',
    // A connector that wagmi reads from its storage has only these fields.
    connections: new Map([
      ['earlier', { accounts: [address], chainId: 8453, connector }],
    ]) as unknown as typeof state.connections,
  }))
  const giveUp = () =>
    wagmi.setState((state) => ({
      ...state,
      status: 'disconnected',
      current: null,
      connections: new Map(),
    }))
  return { wagmi, giveUp }
}
