import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

/** Connects, stops the page's clock, and counts the balance requests while the clock advances. */
async function watchLooks(page: Page, world: World) {
  await page.clock.install()
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ETH')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
  const looks: Promise<unknown>[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getBalance'))
      looks.push(request.response())
  })
  /** Returns the number of balance requests in these milliseconds. */
  const looksIn = async (ms: number) => {
    const before = looks.length
    await page.clock.runFor(ms)
    // By now, all requests have been sent and their answers processed.
    await page.evaluate(() => fetch('/settings.json'))
    await Promise.all(looks)
    await page.evaluate(() => fetch('/settings.json'))
    return looks.length - before
  }
  // Advances the clock to the moment of a request.
  await expect.poll(() => looksIn(100), { intervals: [0] }).toBe(1)
  return looksIn
}

test('a page whose host sets no network is on Base, and requests the balance once per block of 2000 ms [9.9] [9.11]', async ({
  page,
  world,
}) => {
  const { network: _, ...unnamed } = world.hostSettings()
  await page.route('**/settings.json', (route) =>
    route.fulfill({ json: { ...unnamed, testWallet: null } }),
  )
  const looksIn = await watchLooks(page, world)
  await expect(page.getByText('Connected on Base,')).toBeVisible()
  for (const _block of [1, 2]) {
    expect(await looksIn(1800)).toBe(0)
    expect(await looksIn(200)).toBe(1)
  }
})

test('a page with preconfirmations shows them before the next block [9.10] [9.11]', async ({
  page,
  world,
}) => {
  world.changeSettings({ network: 'base-preconf' })
  const looksIn = await watchLooks(page, world)
  expect(await looksIn(500)).toBe(1)
})
