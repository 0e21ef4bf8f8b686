export function isPageVisible(): boolean {
  return !document.hidden
}

/** Calls back each time the page becomes visible. @param ended removes the listener when it is aborted */
export function onPageVisible(act: () => void, ended?: AbortSignal): void {
  const notify = () => {
    if (isPageVisible()) act()
  }
  document.addEventListener('visibilitychange', notify, until(ended))
}

/** Calls back each time a page is restored from the back/forward cache, where it has received no events. */
export function onPageRestored(act: () => void, ended?: AbortSignal): void {
  const notify = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  addEventListener('pageshow', notify, until(ended))
}

/** Calls back each time a page may have missed events, because it was hidden, in the back/forward cache, or offline. */
export function onPageBack(act: () => void, ended?: AbortSignal): void {
  onPageVisible(act, ended)
  onPageRestored(act, ended)
  addEventListener('online', act, until(ended))
}

const until = (signal: AbortSignal | undefined) => signal && { signal }

/** Calls back after a time in milliseconds, unless the page is hidden meanwhile. @returns Function that cancels it. */
export function whenVisibleFor(timeMs: number, act: () => void): () => void {
  // An app may already cover the page.
  if (!isPageVisible()) return () => {}
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
