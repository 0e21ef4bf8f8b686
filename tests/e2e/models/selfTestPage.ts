import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'

/** What the self-test's own policy keeps from leaving is told by the browser, Firefox by its address alone. */
export const selfTestNoise = [
  /walletdock-self-test\.invalid/,
  /uncaught: Content at .* may not load data/,
  /Fetch API cannot load/,
]

/** Opens the sample host's self-test, and waits for its verdict. */
export async function openSelfTest(page: Page, world: World) {
  await page.goto(`${world.host.url}/self-test`)
  const verdict = page.getByRole('status')
  await expect(verdict).not.toContainText('Looking')
  return {
    verdict,
    card: (name: string) => page.getByRole('region', { name }),
    /** What was tried, as a line that ends with its verdict. */
    trial: (what: string | RegExp) =>
      page.getByRole('listitem').filter({ hasText: what }),
  }
}
