import { expect, type Page } from '@playwright/test'
import type { World } from '../../parts/startWorld'

/**
 * Waits until host and remote have been asked for nothing for most of a second, and the page has nothing to do.
 * Playwright's own `networkidle` comes once in a document's life, and tells nothing of what is fetched after it.
 */
export async function comeToQuiet(page: Page, world: World): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        // A busy machine may take long over what has come, and ask for more only then.
        await page.evaluate(
          () =>
            new Promise<unknown>((resolve) =>
              // WebKit has no such callback.
              'requestIdleCallback' in window
                ? requestIdleCallback(resolve)
                : setTimeout(resolve, 100),
            ),
        )
        const asked = world.remote.asked.length + world.host.asked.length
        const isSame = asked === before
        before = asked
        return isSame
      },
      { intervals: [700] },
    )
    .toBe(true)
}
