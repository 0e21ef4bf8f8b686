/** Maximum delay on a page that is never idle, in milliseconds. */
const timeout = 2000

/** Runs a function when the page is idle. */
export function whenIdle(run: () => void): void {
  // Safari does not support idle callbacks, so use a delay.
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, { timeout })
  else setTimeout(run, 500)
}
