import type { Config } from '@wagmi/core'

/** Leaves no connection behind, not even one that storage remembers: wagmi would fall back to it. */
export function forgetConnections(config: Config): void {
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
}
