import type { Config, Connector } from '@wagmi/core'

/**
 * Removes wallets from wagmi's current state. wagmi's own `disconnect` waits for the wallet and then writes the earlier
 * connections back, which would remove a wallet that has connected meanwhile.
 */
export function removeConnections(
  config: Config,
  ...connectors: readonly Connector[]
): void {
  const { change, connect, disconnect } = config._internal.events
  for (const { emitter } of connectors) {
    emitter.off('change', change)
    emitter.off('disconnect', disconnect)
    // Removed first, so that it is registered only once. The visitor may connect again from within the wallet.
    emitter.off('connect', connect)
    emitter.on('connect', connect)
  }
  config.setState((state) => {
    const connections = new Map(state.connections)
    for (const { uid } of connectors) connections.delete(uid)
    const [next = null] = connections.keys()
    const current = connections.has(state.current ?? '') ? state.current : next
    const status = current ? state.status : 'disconnected'
    return { ...state, connections, current, status }
  })
}
