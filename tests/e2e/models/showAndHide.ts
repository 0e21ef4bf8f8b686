import { expect, type Page } from '@playwright/test'
import { openRequestsOf } from '../../fixtures/pages/openRequests'

declare global {
  interface Window {
    /** A host defines this function. It shows or hides the wallet. */
    show?: (isShown: boolean) => Promise<void>
  }
}

/**
 * Makes a host hide and show its wallet, and waits each time until the host has read the wallet. At the end, it waits
 * until each request has its answer, because a page retains the closures of a pending request.
 */
export async function showAndHide(page: Page, times: number): Promise<void> {
  await page.evaluate(async (cycles) => {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await window.show?.(false)
      await window.show?.(true)
      while (!document.querySelector('output')?.textContent)
        await new Promise(requestAnimationFrame)
    }
  }, times)
  await expect.poll(() => openRequestsOf(page)).toEqual([])
}
