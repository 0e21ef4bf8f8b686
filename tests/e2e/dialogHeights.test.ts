import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

test('the connect dialog is at most 504 pixels high, and 468 in a window that is too narrow for it [9.4] [9.5]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  const dialog = visitor.dialog('connect')
  await expect(visitor.wallet(testWalletId)).toBeVisible()
  await expect(dialog).toHaveCSS('max-height', '504px')
  await expect(dialog).toHaveCSS('width', '720px')
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(dialog).toHaveCSS('max-height', '468px')
  await expect(dialog).toHaveCSS('width', '368px')
  // Of a pixel, layout keeps fractions.
  const { height = Number.NaN } = (await dialog.boundingBox()) ?? {}
  expect(Math.round(height)).toBeLessThanOrEqual(468)
})
