import { expect, type Page } from '@playwright/test'
import type { World } from '../parts/startWorld'
import { test } from '../parts/worldTest'
import { visitThin } from './models/visit'

/** Connects, and measures the last times between two looks at the balance, in milliseconds. */
async function measureLooks(page: Page, world: World) {
  const seenMs: number[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getBalance')) seenMs.push(Date.now())
  })
  const visitor = await visitThin(page, world)
  await visitor.connect()
  // The first looks follow what happens: connecting, closing the dialog.
  await expect.poll(() => seenMs.length, { timeout: 20_000 }).toBeGreaterThan(4)
  return seenMs.slice(-3).map((at, i, all) => (i ? at - (all[i - 1] ?? 0) : 0))
}

test('a page whose host names no network is on Base, and looks once per block of 2000 ms', async ({
  page,
  world,
}) => {
  const { network: _, ...unnamed } = world.hostSettings()
  await page.route('**/settings.json', (route) =>
    route.fulfill({ json: { ...unnamed, testWallet: null } }),
  )
  const [, first = 0, second = 0] = await measureLooks(page, world)
  await expect(page.getByText('Connected on Base,')).toBeVisible()
  expect(Math.min(first, second)).toBeGreaterThan(1800)
})

test('where the setting asks for preconfirmations, a page sees them sooner than the next block', async ({
  page,
  world,
}) => {
  world.changeSettings({ network: 'base-preconf' })
  const [, first = 0, second = 0] = await measureLooks(page, world)
  expect(Math.min(first, second)).toBeLessThan(1500)
})
