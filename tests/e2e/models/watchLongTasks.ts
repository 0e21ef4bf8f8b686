declare global {
  interface Window {
    /** Durations of tasks over 50 ms so far, in milliseconds. */
    longTasks?: number[]
  }
}

/**
 * Runs in a page before its own scripts, and records every task that blocks it.
 * @see https://w3c.github.io/longtasks
 */
export function watchLongTasks(): void {
  const seen: number[] = []
  window.longTasks = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
