import type { Page } from '@playwright/test'

/**
 * Simulates a visitor who switches to an app that covers the page. A headless browser cannot do that, so the page
 * gets the state and the event of a hidden page.
 */
export function leaveForApp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hidden = { configurable: true, get: () => true }
    Object.defineProperty(document, 'hidden', hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Simulates the visitor's return to the page. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
