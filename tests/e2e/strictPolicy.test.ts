import { expect, type Page } from '@playwright/test'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { underPolicy } from './models/strictPage'

async function seesEverythingStyled(page: Page, visitor: WalletPage) {
  await visitor.openConnect()
  const dialog = visitor.dialog('connect')
  await expect(dialog).toHaveCSS('max-height', '504px')
  await expect(dialog).toHaveCSS('width', '720px')
  await visitor.choose()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toHaveCSS('cursor', 'pointer')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toHaveCSS('width', '360px')
  await page.keyboard.press('Escape')
  expect(await page.locator('style, [data-walletdock] style').count()).toBe(0)
  expect(await page.evaluate(() => window.violations)).toEqual([])
}

test('under a strict policy with Trusted Types the whole journey is styled and nothing is reported', {
  tag: '@engines',
}, async ({ page, world }) => {
  await underPolicy(page, world, "'self'")
  await seesEverythingStyled(page, await visitShop(page, world))
})

test('with style-src none our part is styled all the same [D14]', {
  tag: '@engines',
}, async ({ page, world, expectedNoise }) => {
  // The page's own stylesheet is what this policy keeps out.
  expectedNoise.push(/stylesheet .*Content Security Policy/i)
  expectedNoise.push(/settings blocked a style/)
  await underPolicy(page, world, "'none'")
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toHaveCSS('height', '40px')
  // One more for the border.
  await expect(visitor.connectButton).toHaveCSS('padding-inline-start', '13px')
  await visitor.openConnect()
  await expect(visitor.dialog('connect')).toHaveCSS('width', '720px')
  const ours = (await page.evaluate(() => window.violations))?.filter(
    (line) => !line.includes('.css'),
  )
  expect(ours).toEqual([])
})
