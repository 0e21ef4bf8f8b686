import type { Config, Connector } from '@wagmi/core'

/**
 * Takes wallets out of wagmi's state as it is now. wagmi's own `disconnect` waits for the wallet and then writes back
 * the connections of before, over any wallet that has connected meanwhile.
 */
export function dropConnection(
  config: Config,
  ...connectors: readonly Connector[]
): void {
  const { change, connect, disconnect } = config._internal.events
  for (const { emitter } of connectors) {
    emitter.off('change', change)
    emitter.off('disconnect', disconnect)
    // Once: the wallet's owner may connect again from the wallet's side.
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
