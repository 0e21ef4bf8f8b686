declare global {
  interface Window {
    /** Opens, connects, looks, closes and leaves so many times. */
    liveOn?: (times: number) => Promise<void>
    /** Timers that have neither run nor been cleared. */
    countTimers?: () => number
  }
}

/** Runs in the page, before its scripts. */
export function prepareLife(): void {
  window.liveOn = liveOn
  window.countTimers = timerCount()
}

async function liveOn(times: number) {
  for (let cycle = 0; cycle < times; cycle += 1) {
    await press('wd-connect-button')
    if (cycle % 3 === 0) {
      await press('wd-close')
      await gone('wd-close')
      await press('wd-connect-button')
    }
    await press('wd-wallet-dev.walletdock.test')
    await press('wd-account-button')
    await press('wd-close')
    await gone('wd-close')
    await press('wd-account-button')
    await press('wd-disconnect')
    await gone('wd-account-button')
  }
}

async function press(testId: string) {
  const button = await until(() => find(testId))
  button.click()
}

function gone(testId: string) {
  return until(() => !find(testId))
}

function find(testId: string): HTMLElement | undefined {
  for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]')) {
    const found = shadowRoot?.querySelector<HTMLElement>(
      `[data-testid="${testId}"]`,
    )
    // A closed dialog's likeness has none of these names.
    if (found && !found.closest('[inert]')) return found
  }
  return undefined
}

async function until<T>(look: () => T | false | undefined): Promise<T> {
  for (;;) {
    const seen = look()
    if (seen) return seen
    await new Promise(requestAnimationFrame)
  }
}

function timerCount(): () => number {
  const waiting = new Set<unknown>()
  const { setTimeout: later, clearTimeout: forget } = window
  const own = (act: TimerHandler, ms?: number, ...given: unknown[]) => {
    const timer: unknown = later(() => {
      waiting.delete(timer)
      if (typeof act === 'function') act(...given)
    }, ms)
    waiting.add(timer)
    return timer
  }
  const clear = (timer?: number) => {
    waiting.delete(timer)
    forget(timer)
  }
  Object.assign(window, { setTimeout: own, clearTimeout: clear })
  return () => waiting.size
}
