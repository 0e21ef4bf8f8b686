import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'

/** Opens the sample host's self-test, and waits for its verdict. */
export async function openSelfTest(page: Page, world: World) {
  await page.goto(`${world.host.url}/self-test`)
  const verdict = page.getByRole('status')
  await expect(verdict).not.toContainText('Looking')
  return {
    verdict,
    card: (name: string) => page.getByRole('region', { name }),
    /** What was tried, as a line that ends with its verdict. */
    trial: (what: string) =>
      page.getByRole('listitem').filter({ hasText: what }),
  }
}
