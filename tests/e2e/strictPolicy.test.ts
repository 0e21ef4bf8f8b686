import { expect, type Locator } from '@playwright/test'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { underPolicy } from './models/strictPage'

/** What of its style a policy could keep out. */
function styleOf(thing: Locator) {
  return thing.evaluate((element) => {
    const { width, maxHeight, height, padding, borderRadius, cursor, ...all } =
      getComputedStyle(element)
    const isDialog = element instanceof HTMLDialogElement
    return {
      width: isDialog && width,
      height: isDialog ? maxHeight : height,
      ...{ padding, borderRadius, cursor, font: all.fontSize },
    }
  })
}

/** Connects and leaves. @returns how everything on the way is styled */
async function stylesOnTheWay(visitor: WalletPage) {
  const connectButton = await styleOf(visitor.connectButton)
  await visitor.openConnect()
  const connectDialog = await styleOf(visitor.dialog('connect'))
  await visitor.choose()
  await visitor.seesAccount()
  const accountButton = await styleOf(visitor.accountButton)
  await visitor.openAccount()
  const accountDialog = await styleOf(visitor.dialog('account'))
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  return { connectButton, connectDialog, accountButton, accountDialog }
}

test('under a strict policy with Trusted Types the whole journey is styled and nothing is reported', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  const usual = await stylesOnTheWay(visitor)
  await underPolicy(page, world, "'self'")
  await page.reload()
  expect(await stylesOnTheWay(visitor)).toEqual(usual)
  expect(await page.locator('style, [data-walletdock] style').count()).toBe(0)
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('with style-src none our part is styled all the same [D14]', {
  tag: '@engines',
}, async ({ page, world, expectedNoise }) => {
  // The page's own stylesheet is what this policy keeps out.
  expectedNoise.push(/stylesheet .*Content Security Policy/i)
  expectedNoise.push(/settings blocked a style/)
  const visitor = await visitThin(page, world)
  const usual = await stylesOnTheWay(visitor)
  await underPolicy(page, world, "'none'")
  await page.reload()
  expect(await stylesOnTheWay(visitor)).toEqual(usual)
  const ours = (await page.evaluate(() => window.violations))?.filter(
    (line) => !line.includes('.css'),
  )
  expect(ours).toEqual([])
})
