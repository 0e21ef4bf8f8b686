/** Whether the visitor can see the page. */
export function isPageSeen(): boolean {
  return !document.hidden
}

/**
 * Calls back each time the visitor comes back to the page.
 * @param ended stops calling back when it is aborted
 */
export function onPageSeen(act: () => void, ended?: AbortSignal): void {
  const look = () => {
    if (isPageSeen()) act()
  }
  document.addEventListener('visibilitychange', look, until(ended))
}

/** Calls back each time a page is restored from the back/forward cache: it has slept through all events. */
export function onPageRestored(act: () => void, ended?: AbortSignal): void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  addEventListener('pageshow', look, until(ended))
}

/** Calls back each time a page may have missed events: it was hidden, in the back/forward cache, or offline. */
export function onPageBack(act: () => void, ended?: AbortSignal): void {
  onPageSeen(act, ended)
  onPageRestored(act, ended)
  addEventListener('online', act, until(ended))
}

const until = (signal: AbortSignal | undefined) => signal && { signal }

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
