/** Times after a tap, in milliseconds. */
export type TapTimes = {
  /** The first frame after the tap is on the screen: the button looks pressed, or more. */
  readonly answered: number
  /** An open dialog is on the screen. */
  readonly dialog: number
  /** The first wallet to choose is on the screen. */
  readonly wallets: number
}

declare global {
  interface Window {
    tapTimes?: Promise<TapTimes>
  }
}

/** Runs in the page before its own scripts, and measures the first tap. */
export function watchTap(): void {
  window.tapTimes = new Promise((resolve) => {
    addEventListener('click', (event) => measure(event.timeStamp, resolve), {
      capture: true,
      once: true,
    })
  })

  async function measure(
    start: number,
    resolve: (times: TapTimes) => void,
  ): Promise<void> {
    const answered = await painted()
    let dialog: number | undefined
    let now = answered
    while (
      !isShown('[data-testid^="wd-wallet-"], [data-testid="plain-wallet"]')
    ) {
      if (isShown('dialog[open]')) dialog ??= now
      now = await painted()
    }
    resolve({
      answered: answered - start,
      dialog: (dialog ?? now) - start,
      wallets: now - start,
    })
  }

  /** A task that is queued in a frame runs once that frame is painted. */
  function painted(): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        setTimeout(() => resolve(performance.now()))
      })
    })
  }

  function isShown(selector: string, root: Document | ShadowRoot = document) {
    const found = root.querySelector(selector)
    if (found?.checkVisibility()) return true
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot && isShown(selector, shadowRoot)) return true
    return false
  }
}
