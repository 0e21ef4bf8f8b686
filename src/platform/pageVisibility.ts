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
