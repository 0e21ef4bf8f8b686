import type { Page } from '@playwright/test'

/** The visitor goes to an app that covers the page. A browser without a screen cannot: the page is told that it is hidden. */
export function leaveForApp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hidden = { configurable: true, get: () => true }
    Object.defineProperty(document, 'hidden', hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** The visitor comes back from it. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
