import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'

/**
 * Waits until host and remote have answered all and been asked for nothing more for most of a second, and the page has
 * nothing to do.
 * Playwright's own `networkidle` comes once in a document's life, and tells nothing of what is fetched after it.
 */
export async function comeToQuiet(
  page: Page,
  { remote, host }: Pick<World, 'remote' | 'host'>,
): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        // A busy machine may take long over what has come, and ask for more only then. It may also have no idle period at
        // all, and is looked at all the same.
        await page.evaluate(
          () =>
            new Promise<unknown>((resolve) =>
              // WebKit has no such callback.
              'requestIdleCallback' in window
                ? requestIdleCallback(resolve, { timeout: 2_000 })
                : setTimeout(resolve, 100),
            ),
        )
        const asked = remote.asked.length + host.asked.length
        const isAnswering = remote.isAnswering() || host.isAnswering()
        const isSame = asked === before && !isAnswering
        before = asked
        return isSame
      },
      { intervals: [700] },
    )
    .toBe(true)
}
