import { expect, type Page } from '@playwright/test'
import { testName } from '../../host-example/local/nameService'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
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
  await expect
    .poll(() => page.evaluate(() => window.seenTestIds))
    .toEqual(['wd-account-button'])
})

test('a tab that has only loaded its button follows another tab, without a prompt and without a timer', async ({
  page,
  context,
  world,
}) => {
  const here = await visitShop(page, world)
  const there = await visitShop(await context.newPage(), world)
  await expect(there.connectButton).toBeEnabled()
  await there.page.evaluate(() => {
    const { setTimeout: later } = window
    Object.assign(window, {
      // Stops timers, as in a tab that the browser has put to sleep.
      setTimeout: (act: () => void, ms = 0) => (ms > 0 ? 0 : later(act, 0)),
      setInterval: () => 0,
    })
    window.testWallet?.answerNext('reject')
  })
  await here.connect()
  await there.seesAccount()
  await here.openAccount()
  await here.disconnect.click()
  for (const tab of [here, there]) await expect(tab.connectButton).toBeVisible()
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

/** Does everything that stores data for a visitor. */
async function goThrough(visitor: WalletPage) {
  await visitor.connect()
  await expect(visitor.accountButton).toContainText(testName)
  const { page } = visitor
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(visitor.accountButton).toContainText('ETH')
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('Confirmed')
  await visitor.close.click()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
}

/** Returns the names of everything that the page's origin stores. */
function keysIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name = '' }) => name),
    ]
  })
}

test('a visit stores data only under our own names, and under rk-latest-id until it ends, and survives invalid data there', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const before = await keysIn(page)
  await goThrough(visitor)
  const ours = async () =>
    (await keysIn(page)).filter((key) => !before.includes(key))
  await expect
    .poll(ours)
    .toEqual(
      expect.arrayContaining([
        ...['rk-latest-id', 'walletdock.button', 'walletdock.recent'],
        ...['walletdock.store', 'walletdock.transactions'],
      ]),
    )
  const others = (await ours()).filter((key) => !key.startsWith('walletdock'))
  expect(others).toEqual(['rk-latest-id'])
  // Invalid data under all these names only makes the page forget the visit. The unit tests of each stored value
  // have many more values.
  for (const nonsense of ['{', '{"state":5}', '[{}]']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage))
        localStorage.setItem(key, value)
    }, nonsense)
    await page.reload()
    await expect(visitor.connectButton).toBeVisible()
    await visitor.connect()
    await expect(visitor.accountButton).toContainText(testName)
  }
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(ours).not.toContain('rk-latest-id')
})
