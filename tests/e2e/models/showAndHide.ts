import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Of a host: shows the wallet, or takes it away. */
    show?: (isShown: boolean) => Promise<void>
  }
}

/** Has a host take its wallet away and show it again, each time until it has read the wallet. */
export function showAndHide(page: Page, times: number): Promise<void> {
  return page.evaluate(async (cycles) => {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await window.show?.(false)
      await window.show?.(true)
      while (!document.querySelector('output')?.textContent)
        await new Promise(requestAnimationFrame)
    }
  }, times)
}
