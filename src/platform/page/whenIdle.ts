/** Maximum delay on a page that is never idle, in milliseconds. */
const timeout = 2000

export function whenIdle(run: () => void): void {
  // Safari does not support idle callbacks, so use a delay.
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, { timeout })
  else setTimeout(run, 500)
}

export function afterPaint(run: () => void): void {
  // A task that is queued in an animation frame runs after that frame has been painted.
  requestAnimationFrame(() => setTimeout(run))
}
