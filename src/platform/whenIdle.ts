/** A page that is never idle has it done after this time, in ms. */
const timeout = 2000

/** Runs something when the page has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks; a moment later is idle enough there.
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(run, { timeout })
  else setTimeout(run, 500)
}
