import type { Page } from '@playwright/test'

/** How Playwright tells that a page has gone while it was asked. */
const gone = /because of a navigation/

/**
 * Asks a page that may just be left: after a click on a link the old one is still there for a moment. What goes with it
 * unanswered is asked of the next one, from the beginning, once that is there.
 */
export async function onceThere<T>(
  page: Page,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (thrown) {
      if (!(thrown instanceof Error && gone.test(thrown.message))) throw thrown
      await page.waitForLoadState('domcontentloaded')
    }
}
