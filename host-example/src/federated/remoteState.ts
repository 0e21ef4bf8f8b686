/** The facts that this page knows about the remote. */
export type RemoteState = {
  /** URL of the manifest, which the page's plugin sets. */
  readonly manifest?: string
  /** URL of the entry, from the manifest. */
  readonly entry?: string
  /** Version of the build that the page runs. */
  readonly version?: string
  /** Names of the exposed modules that have loaded. */
  readonly modules: readonly string[]
  /** Reason why a module did not load. */
  readonly failure?: string
}

// The runtime plugin runs before the page's React is chosen, so this file must not import React.
let state: RemoteState = { modules: [] }
const listeners = new Set<() => void>()

/** Returns the current state. */
export function remoteState(): RemoteState {
  return state
}

/** Changes the state, and notifies all subscribers. */
export function changeRemoteState(change: Partial<RemoteState>): void {
  state = { ...state, ...change }
  for (const listener of [...listeners]) listener()
}

/** Subscribes to changes. @returns function that unsubscribes */
export function onRemoteState(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
