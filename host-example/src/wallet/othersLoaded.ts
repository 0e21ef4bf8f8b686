const listeners = new Set<() => void>()

/** Notifies the other parts of the page that one part has loaded Walletdock. */
export function tellLoaded(): void {
  for (const listener of [...listeners]) listener()
}

/** Subscribes to the notifications of `tellLoaded`. @returns function that unsubscribes */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
