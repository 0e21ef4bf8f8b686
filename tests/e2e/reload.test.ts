import { expect } from '@playwright/test'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test('a reload keeps the session and never flashes the connect button', {
  tag: ['@engines', '@journey'],
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.addInitScript(
    await pageScript('tests/e2e/models/watchFor.ts', 'watchFor', [
      'wd-connect-button',
      'wd-account-button',
    ]),
  )
  await page.reload()
  await expect(visitor.accountButton).toContainText('ada.example')
  const seen = await page.evaluate(() => window.seenTestIds)
  expect(seen).toEqual(['wd-account-button'])
})

test('if a device sleeps while the page is loading, the sample host is shown after the device wakes up', async ({
  page,
  world,
}) => {
  await page.clock.install()
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  // The page's HTML only names the first script, and the bundler loads the others.
  const html = await (await fetch(world.host.url)).text()
  const isLazy = ({ origin, pathname }: URL) =>
    origin === world.host.url &&
    pathname.endsWith('.js') &&
    !html.includes(pathname)
  await page.route(isLazy, async (route) => {
    await awake
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isLazy(new URL(request.url())))
  await page.goto(world.host.url, { waitUntil: 'commit' })
  await asked
  // This is longer than the bundler's timeout for a script.
  await page.clock.fastForward(130_000)
  wake()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('wd-connect-button')).toBeVisible()
})
