import type { Page } from '@playwright/test'

/** Playwright's message if a page disappears during a call. */
const gone = /because of a navigation/

/**
 * Asks a page that may be about to disappear. After a click on a link, the old page still exists for a moment. If it
 * disappears without an answer, asks the next page once that has loaded.
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
