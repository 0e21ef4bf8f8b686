import { expect, type Page } from '@playwright/test'
import { refill } from '../parts/refill'
import { startWorld, type World } from '../parts/startWorld'
import { test as base } from '../parts/worldTest'
import { anyPorts, readSettings } from '../start/settings'
import { holdBlocks } from './models/heldChain'
import { visitShop } from './models/visit'
import { watchGift } from './models/watchGift'

/** The world as `NETWORK=base-preconf npm start` makes it: a block every 200 ms. */
const test = base.extend<object, { quickWorld: World }>({
  quickWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const settings = readSettings({ NETWORK: 'base-preconf' })
      const world = await startWorld({ ...settings, ...anyPorts })
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
})

type Gift = { readonly seen: number; readonly settled: number }

/** Sends a gift; how long after it had been sent its effects were on the screen, in milliseconds. */
async function measureGift(page: Page): Promise<Gift> {
  await page.evaluate(watchGift)
  await page.getByRole('button', { name: 'Send the gift' }).click()
  const told = () =>
    page.evaluate(() => {
      const { sentAt, seenAt, settledAt } = window.gift ?? {}
      return sentAt && seenAt && settledAt
        ? { seen: seenAt - sentAt, settled: settledAt - sentAt }
        : undefined
    })
  await expect.poll(told).toBeDefined()
  return (await told()) ?? { seen: Number.NaN, settled: Number.NaN }
}

test('on preconfirmed Base what was sent is confirmed, and taken off the shown balance, well within a second', async ({
  page,
  quickWorld,
}, testInfo) => {
  await refill(quickWorld)
  const visitor = await visitShop(page, quickWorld)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('10k ETH')
  await page.getByLabel('Amount in Ether').fill('0.1')
  const gifts: Gift[] = []
  // A busy machine is late with some of them, a slow product with all; the figures are of all that were sent.
  while (gifts.filter(isQuick).length < 5 && gifts.length < 15)
    gifts.push(await measureGift(page))
  for (const type of ['settled', 'seen'] as const) {
    const times = gifts.map((gift) => Math.round(gift[type]))
    const sorted = times.toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)]
    testInfo.annotations.push({
      type,
      description: `${median} ms, the median of ${times.join(', ')} ms`,
    })
  }
  expect(gifts.filter(isQuick)).toHaveLength(5)
})

/** Both effects within a second of its sending. */
function isQuick({ seen, settled }: Gift): boolean {
  return Math.max(seen, settled) < 1000
}

test('what is preconfirmed is shown while no block holds it yet', async ({
  page,
  world,
}) => {
  // The same variant on a node that is made to wait with its blocks.
  world.changeSettings({ network: 'base-preconf' })
  const held = await holdBlocks(world)
  try {
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('10k ETH')
    await page.getByLabel('Amount in Ether').fill('0.1')
    await page.getByRole('button', { name: 'Send the gift' }).click()
    await expect(visitor.accountButton).toContainText('9,999.8 ETH')
    await expect(visitor.accountButton).toHaveAccessibleDescription(
      /Transaction pending/,
    )
    await held.mine()
    await expect(visitor.accountButton).not.toHaveAccessibleDescription(
      /Transaction pending/,
    )
  } finally {
    await held.release()
  }
})
