import type { Page } from '@playwright/test'
import { comeToRest } from '../parts/comeToRest'

/** Shows what an address of the gallery says, on a page that is there already, as it is when all motion has ended. */
export async function showState(page: Page, address: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const heard = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    )
    location.hash = hash
    await heard
  }, address)
  await page.locator('dialog[open], [part=group]').waitFor()
  await comeToRest(page, 'at once')
}
