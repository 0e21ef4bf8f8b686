declare global {
  interface Window {
    /** Durations of tasks over 50 ms so far, in milliseconds. */
    longTasks?: number[]
  }
}

/** Runs in a page before its own scripts, and notes every task that keeps it from answering. @see https://w3c.github.io/longtasks */
export function watchLongTasks(): void {
  const seen: number[] = []
  window.longTasks = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
