import type { Page } from '@playwright/test'

/** How Playwright tells that a page has gone while it was asked. */
const gone = /because of a navigation/

/**
 * Asks a page, and never one that is just being left: after a click on a link the old page is still there for a moment.
 * What is asked then is asked of the next one, from the beginning.
 */
export async function onceThere<T>(
  page: Page,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;)
    try {
      await page.waitForFunction(() => !window.isLeaving)
      return await ask()
    } catch (thrown) {
      if (!(thrown instanceof Error && gone.test(thrown.message))) throw thrown
    }
}
