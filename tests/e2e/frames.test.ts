import { expect, type Page } from '@playwright/test'
import type { World } from '../parts/startWorld'
import { test } from '../parts/worldTest'
import { visitThin } from './models/visit'
import { WalletPage } from './models/WalletPage'

/** Opens a portal that shows the lightest host in a small frame, which may run scripts and nothing else. */
async function visitPortal(page: Page, world: World) {
  // The wallet is announced in every frame.
  await visitThin(page, world)
  await page.route('**/portal', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Portal</title><link rel="icon" href="data:,">
        <iframe sandbox="allow-scripts" width="320" height="120" src="/thin"></iframe>`,
    }),
  )
  await page.goto(`${world.host.url}/portal`)
  const frame = await page
    .locator('iframe')
    .elementHandle()
    .then((element) => element?.contentFrame())
  if (!frame) throw new Error('The portal has no frame.')
  return { frame, visitor: new WalletPage(page, frame) }
}

test('in a sandboxed frame of 320 by 120, without an origin and without storage, everything can be reached and a visitor connects', async ({
  page,
  world,
}) => {
  const { frame, visitor } = await visitPortal(page, world)
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  await visitor.openConnect()
  const dialog = visitor.dialog('connect')
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

test('… and the next visit begins anew: such a frame can keep nothing', async ({
  page,
  world,
}) => {
  const { visitor } = await visitPortal(page, world)
  await visitor.connect()
  await page.reload()
  const frame = page.frames()[1]
  await expect(new WalletPage(page, frame).connectButton).toBeVisible()
})
