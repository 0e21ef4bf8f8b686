type Listener = (told: unknown) => void

/** Creates the event methods of a provider, and a function that emits events. @see EIP-1193 */
export function providerEvents() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    heard: {
      on(event: string, listener: Listener) {
        const all = listeners.get(event) ?? new Set()
        listeners.set(event, all.add(listener))
      },
      removeListener(event: string, listener: Listener) {
        listeners.get(event)?.delete(listener)
      },
    },
    emit(event: string, told: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(told)
    },
  }
}
