const listeners = new Set<() => void>()

/** Tells the parts of the page that one of them has its wallet. */
export function tellLoaded(): void {
  for (const listener of [...listeners]) listener()
}

/** Listens for that. @returns stops listening */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
