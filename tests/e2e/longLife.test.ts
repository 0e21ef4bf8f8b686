import { expect, type Page } from '@playwright/test'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { openRequestsOf } from '../fixtures/pages/openRequests'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { assertLeavesNoData, cycles } from './models/dataInPage'

// A small page takes less time to paint. On a narrower one, dialogs would be sheets.
test.use({ viewport: { width: 768, height: 560 } })

test(`a page keeps nothing of the ${cycles} times that a visitor has connected, opened the dialogs and disconnected`, async ({
  page,
  world,
}) => {
  test.setTimeout(600_000)
  await page.addInitScript(
    await pageScript('tests/e2e/models/liveOn.ts', 'prepareLife'),
  )
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeVisible()
  await assertLeavesNoData(page, (times) => after(page, times))
})

/**
 * Runs this many cycles.
 * @returns the timers and islands that remain in the page
 */
async function after(page: Page, count: number) {
  await page.evaluate((times) => window.liveOn?.(times), count)
  // A request without an answer has a timer for its timeout.
  await expect.poll(() => openRequestsOf(page)).toEqual([])
  await comeToRest(page)
  // Pending timers of at most 3 s are late, not leaked, so they run before timers are counted.
  await page.evaluate(() => window.runTimersWithin?.(3000))
  // When the page is idle, it renders the next dialog ahead, which it then keeps.
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestIdleCallback(resolve)),
  )
  await comeToRest(page)
  return page.evaluate(() => ({
    timers: window.countTimers?.(),
    islands: document.querySelectorAll('[data-walletdock]').length,
  }))
}
