import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** A host defines this function. It shows or hides the wallet. */
    show?: (isShown: boolean) => Promise<void>
  }
}

/** Makes a host hide and show its wallet, and waits each time until the host has read the wallet. */
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
