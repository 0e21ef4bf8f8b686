import type { Config, Connector } from '@wagmi/core'

/**
 * Takes a wallet out of wagmi's state as it is now. wagmi's own `disconnect` waits for the wallet and then writes back
 * the connections of before, over any wallet that has connected meanwhile.
 */
export function dropConnection(config: Config, connector: Connector): void {
  const { change, connect, disconnect } = config._internal.events
  const { emitter, uid } = connector
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  // Once: the wallet's owner may connect again from the wallet's side.
  emitter.off('connect', connect)
  emitter.on('connect', connect)
  config.setState((state) => {
    const connections = new Map(state.connections)
    connections.delete(uid)
    const [next] = connections.keys()
    const current = state.current === uid ? (next ?? null) : state.current
    const status = current ? state.status : 'disconnected'
    return { ...state, connections, current, status }
  })
}
