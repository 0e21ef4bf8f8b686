import { createServer } from 'node:http'
import { expect, type Locator, type Page } from '@playwright/test'
import { close, listen } from '../../host-example/local/ports'
import type { World } from '../../host-example/local/startWorld'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { visitThin } from '../fixtures/pages/visit'
import { testWalletId, WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'

// Chromium blocks storage in frames of other sites, but its headless shell does not do so by default.
test.use({ ownLaunch: { chromium: browserLaunch('whole') } })

/** From now on, every frame announces the test wallet. */
async function announceWallet(page: Page, world: World) {
  const visitor = await visitThin(page, world)
  // WebKit logs requests that are cancelled while the page loads, so wait for the button.
  await expect(visitor.connectButton).toBeEnabled()
}

/** Opens a portal that shows the lightest host in a small frame that may only run scripts. */
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

test('in a sandboxed frame of 320 by 120 without an origin or storage, every control can be reached and a visitor connects', {
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
  await visitor.connect()
  // Without storage, the next visit starts fresh.
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
})

/** Firefox's driver misses elements in a frame of another process, even a plain page's button. */
const tapIn = (browserName: string) => async (one: Locator) => {
  if (browserName !== 'firefox') return one.click()
  // A scripted click would not wait until the button is enabled.
  await expect(one).toBeEnabled()
  await one.evaluate((element: HTMLElement) => element.click())
}

/** Opens a page of another site that shows a host in a frame. */
async function visitFromElsewhere(page: Page, url: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Portal</title><link rel="icon" href="data:,">
      <iframe width="800" height="700" src="${url}"></iframe>`)
  })
  // Browsers treat another name of this machine as another site.
  const portal = (await listen(server, 0)).replace('127.0.0.1', 'localhost')
  await page.goto(portal)
  const visitor = new WalletPage(page, page.frameLocator('iframe'))
  return { visitor, stop: () => close(server) }
}

test('in a frame of another site with blocked or separate storage, a visitor connects, and is not connected elsewhere', {
  tag: '@engines',
}, async ({ page, world, browserName }) => {
  await announceWallet(page, world)
  const { visitor, stop } = await visitFromElsewhere(
    page,
    `${world.host.url}/thin`,
  )
  const tap = tapIn(browserName)
  await tap(visitor.connectButton)
  await tap(visitor.wallet(testWalletId))
  await visitor.seesAccount()
  await page.reload()
  // Chromium blocks the storage of such frames here, and the other browsers partition it by site.
  if (browserName === 'chromium')
    await expect(visitor.connectButton).toBeEnabled()
  else await visitor.seesAccount()
  const alone = await visitThin(page, world)
  await expect(alone.connectButton).toBeEnabled()
  await stop()
})
