import { expect, type Page } from '@playwright/test'
import { base } from '../../src/chains/base'
import { median } from '../bench/figures'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { holdBlocks } from './models/heldChain'
import { watchGift } from './models/watchGift'

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

test.describe('with a block every 200 ms', () => {
  // The world as `NETWORK=base-preconf npm start` makes it.
  test.use({ network: 'base-preconf' })

  test('on preconfirmed Base what was sent is confirmed, and taken off the shown balance, sooner than plain Base makes a block [3.15b]', async ({
    page,
    world,
  }, testInfo) => {
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('10k ETH')
    await page.getByLabel('Amount in Ether').fill('0.1')
    const gifts: Gift[] = []
    while (gifts.length < 5) gifts.push(await measureGift(page))
    for (const type of ['settled', 'seen'] as const) {
      const times = gifts.map((gift) => Math.round(gift[type]))
      const middle = median(times)
      testInfo.annotations.push({
        type,
        description: `${middle} ms, the median of ${times.join(', ')} ms`,
      })
      expect(middle, type).toBeLessThan(base.blockTime)
    }
  })
})

test('what is preconfirmed is shown while no block holds it yet [3.15b]', async ({
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
