/** Creates a list of functions that are called after each change. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify() {
      // Copy the set, because listeners may subscribe and unsubscribe during the loop.
      for (const listener of [...listeners]) listener()
    },
    /** @returns Function that removes the listener. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
