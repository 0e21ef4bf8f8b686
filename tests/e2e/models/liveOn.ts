declare global {
  interface Window {
    /** Connects, opens the dialogs and disconnects this many times. */
    liveOn?: (times: number) => Promise<void>
    /** Counts the timers that have neither run nor been cleared. */
    countTimers?: () => number
    /** The delays of these timers, in milliseconds. */
    pendingTimers?: () => readonly number[]
    /** Runs the pending timers with at most this delay, in milliseconds. */
    runTimersWithin?: (ms: number) => void
  }
}

/** Runs in the page, before its scripts. */
export function prepareLife(): void {
  window.liveOn = liveOn
  keepTimers()
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

export async function press(testId: string) {
  const button = await until(() => find(testId))
  button.click()
}

function gone(testId: string) {
  return until(() => !find(testId))
}

export function find(testId: string): HTMLElement | undefined {
  for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]')) {
    const found = shadowRoot?.querySelector<HTMLElement>(
      `[data-testid="${testId}"]`,
    )
    // The copy of a closed dialog, which fades out, does not count.
    if (found && !found.closest('[inert]')) return found
  }
  return undefined
}

export async function until<T>(look: () => T | false | undefined): Promise<T> {
  for (;;) {
    const seen = look()
    if (seen) return seen
    await new Promise(requestAnimationFrame)
  }
}

/** Records the page's timers from now on. */
export function keepTimers() {
  const waiting = new Map<unknown, { readonly ms: number; run(): void }>()
  const { clearInterval: end, clearTimeout: forget } = window
  const { setInterval: repeat, setTimeout: later } = window
  const clear = (timer?: number) => {
    waiting.delete(timer)
    forget(timer)
    end(timer)
  }
  const own = (act: TimerHandler, ms = 0, ...given: unknown[]) => {
    const run = () => {
      clear(timer)
      if (typeof act === 'function') act(...given)
    }
    const timer = later(run, ms)
    waiting.set(timer, { ms, run })
    return timer
  }
  const often = (act: TimerHandler, ms = 0, ...given: unknown[]) => {
    const timer = repeat(act, ms, ...given)
    // An interval runs until it is cleared.
    waiting.set(timer, { ms: Number.POSITIVE_INFINITY, run() {} })
    return timer
  }
  Object.assign(window, {
    ...{ setTimeout: own, clearTimeout: clear },
    ...{ setInterval: often, clearInterval: clear },
  })
  window.countTimers = () => waiting.size
  window.pendingTimers = () => [...waiting.values()].map(({ ms }) => ms)
  window.runTimersWithin = (limitMs) => {
    for (const { ms, run } of [...waiting.values()]) if (ms <= limitMs) run()
  }
}
