/** Whether the visitor can see the page. */
export function isPageSeen(): boolean {
  return !document.hidden
}

/** Calls back each time the visitor comes back to the page. */
export function onPageSeen(act: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (isPageSeen()) act()
  })
}

/** Calls back each time a page is restored from the back/forward cache: it has slept through all events. */
export function onPageRestored(act: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}

/** Calls back each time a page may have missed events: it was hidden, in the back/forward cache, or offline. */
export function onPageBack(act: () => void): void {
  onPageSeen(act)
  onPageRestored(act)
  addEventListener('online', act)
}

/**
 * Calls back after a time in which the visitor has seen the page throughout.
 * @param timeMs in milliseconds
 * @returns stops waiting
 */
export function whenStillSeen(timeMs: number, act: () => void): () => void {
  // An app may have covered it already.
  if (!isPageSeen()) return () => {}
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', stop)
  }
  const timer = setTimeout(() => {
    stop()
    act()
  }, timeMs)
  document.addEventListener('visibilitychange', stop)
  return stop
}
