/** What a page tells its test. */
export type Told = {
  /** A method of the console, `uncaught`, or the name of an exposed function. */
  readonly type: string
  readonly given: readonly unknown[]
}

declare global {
  interface Window {
    /** Tells the test something; it arrives even when the page leaves. */
    tellTest(type: string, ...given: unknown[]): void
  }
}

/** Runs in each page, before its scripts. */
export function watchPage(): void {
  window.tellTest = (type, ...given) =>
    void navigator.sendBeacon('/__told', JSON.stringify({ type, given }))
  for (const type of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const usual = console[type]
    console[type] = (...parts: unknown[]) => {
      window.tellTest(type, parts.map(String).join(' '))
      usual.apply(console, parts)
    }
  }
  addEventListener('error', ({ message }) => {
    if (message) window.tellTest('uncaught', message)
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    window.tellTest('uncaught', String(reason?.message ?? reason)),
  )
}
