import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'

/** Browsers log the requests that the self-test's own policy blocks. Firefox logs only their URL. */
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
    /** Returns the line of one trial, which ends with its verdict. */
    trial: (what: string | RegExp) =>
      page.getByRole('listitem').filter({ hasText: what }),
  }
}
