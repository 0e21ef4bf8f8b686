export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify() {
      // Copy the set, because listeners may subscribe and unsubscribe during the loop.
      for (const call of [...listeners]) call()
    },
    /** @returns Function that removes the listener. */
    subscribe(listener: () => void): () => void {
      // A listener may subscribe twice, and then unsubscribe once.
      const call = () => guard(listener)
      listeners.add(call)
      return () => listeners.delete(call)
    },
  }
}

/** Calls a function. Reports its error as uncaught, so that the caller and the other functions continue. */
export function guard(call: () => void): void {
  try {
    call()
  } catch (thrown) {
    queueMicrotask(() => {
      throw thrown
    })
  }
}
