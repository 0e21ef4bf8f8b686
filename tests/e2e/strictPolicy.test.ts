import { expect, type Locator } from '@playwright/test'
import { nothingIsRefused, underPolicy } from '../fixtures/pages/underPolicy'
import { visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

/** Returns the computed styles that a policy could block. */
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

/**
 * Connects and disconnects.
 * @returns the styles of all elements on the way
 */
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

test('under the guide’s policy with style-src none, the whole journey is styled and nothing is reported', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitThin(page, world)
  const usual = await stylesOnTheWay(visitor)
  const violations = await underPolicy(page, world, [
    'a `nameService`',
    'no stylesheet',
  ])
  await page.reload()
  expect(await stylesOnTheWay(visitor)).toEqual(usual)
  expect(await page.locator('style, [data-walletdock] style').count()).toBe(0)
  nothingIsRefused(violations)
})
