import { expect, type Page } from '@playwright/test'
import type { World } from '../parts/startWorld'
import { test } from '../parts/worldTest'
import { visitThin } from './models/visit'
import { WalletPage } from './models/WalletPage'

/** From here on, the test wallet is announced in every frame. */
async function announceWallet(page: Page, world: World) {
  const visitor = await visitThin(page, world)
  // What is left while it loads says so in WebKit's console.
  await expect(visitor.connectButton).toBeEnabled()
}

/** Opens a portal that shows the lightest host in a small frame, which may run scripts and nothing else. */
async function visitPortal(page: Page, world: World) {
  await announceWallet(page, world)
  await page.route('**/portal', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Portal</title><link rel="icon" href="data:,">
        <iframe sandbox="allow-scripts" width="320" height="120" src="/thin"></iframe>`,
    }),
  )
  await page.goto(`${world.host.url}/portal`)
  return new WalletPage(page, page.frameLocator('iframe'))
}

test('in a sandboxed frame of 320 by 120, without an origin and without storage, everything can be reached and a visitor connects', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitPortal(page, world)
  await visitor.openConnect()
  const dialog = visitor.dialog('connect')
  expect(await dialog.evaluate(() => self.origin)).toBe('null')
  const [box, close] = await Promise.all([
    dialog.evaluate((element) => element.getBoundingClientRect().toJSON()),
    visitor.close.evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    ),
  ])
  for (const one of [box, close]) {
    expect(one.top).toBeGreaterThanOrEqual(0)
    expect(one.left).toBeGreaterThanOrEqual(0)
    expect(one.bottom).toBeLessThanOrEqual(120)
    expect(one.right).toBeLessThanOrEqual(320)
  }
  await visitor.close.click()
  await visitor.seesNoDialog()
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
})

test('… and the next visit begins anew: such a frame can keep nothing', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitPortal(page, world)
  await visitor.connect()
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
})
