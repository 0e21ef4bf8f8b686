import { expect, type Page } from '@playwright/test'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { heldByPage } from './models/heldByPage'

/**
 * Bytes that one cycle may leave behind. The browser itself stores about 1,000 for code that runs some hundred times.
 */
const keptBytes = 3000
const cycles = 300

test(`a page uses no more memory after a visitor has connected, opened the dialogs and disconnected ${cycles} times`, async ({
  page,
  world,
}) => {
  test.setTimeout(600_000)
  await page.addInitScript(
    await pageScript('tests/e2e/models/liveOn.ts', 'prepareLife'),
  )
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  // These cycles create everything that is created once and kept.
  const before = await after(page, 60)
  const held = await heldByPage(devtools)
  const later = await after(page, cycles)
  const heldLater = await heldByPage(devtools)
  const bytes = (heldLater.heap - held.heap) / cycles
  test.info().annotations.push({
    type: 'left behind by a cycle, in bytes',
    description: String(Math.round(bytes)),
  })
  expect(later).toEqual(before)
  expect(heldLater.listeners).toBeLessThanOrEqual(held.listeners)
  expect(heldLater.nodes).toBeLessThanOrEqual(held.nodes)
  expect(bytes).toBeLessThan(keptBytes)
})

/**
 * Runs this many cycles.
 * @returns the timers and islands that remain in the page
 */
async function after(page: Page, count: number) {
  await page.evaluate((times) => window.liveOn?.(times), count)
  await comeToRest(page)
  // Pending timers of at most 3 s are late, not leaked, so they run before timers are counted.
  await page.evaluate(() => window.runTimersWithin?.(3000))
  await comeToRest(page)
  return page.evaluate(() => ({
    timers: window.countTimers?.(),
    islands: document.querySelectorAll('[data-walletdock]').length,
  }))
}
