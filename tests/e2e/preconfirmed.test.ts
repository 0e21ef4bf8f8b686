import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { basePreconf } from '../../src/chains/base.initial'
import { resultFrom } from '../fixtures/chain/resultFrom'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { holdBlocks } from './models/heldChain'

/** Counts the visitor's transactions that are in a block. */
function minedCount({ chains }: World) {
  const url = chains.base?.url ?? ''
  return resultFrom(url, 'eth_getTransactionCount', testAddress, 'latest')
}

test.describe('with a block every 200 ms', () => {
  // This is the same world as `NETWORK=base-preconf npm start` creates.
  test.use({ network: 'base-preconf' })

  test('on preconfirmed Base, a transaction is confirmed, and subtracted from the shown balance, one preconfirmation after its block [3.15b]', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await expect(visitor.accountButton).toContainText('10k ETH')
    await page.getByLabel('Amount in Ether').fill('0.1')
    const before = await minedCount(world)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
    await page.getByRole('button', { name: 'Send the gift' }).click()
    // Advances the page's clock just enough for the wallet to sign and to send.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(5)
          return minedCount(world)
        },
        { intervals: [20] },
      )
      .not.toBe(before)
    await page.clock.runFor(basePreconf.experimental_preconfirmationTime)
    await expect(visitor.accountButton).toContainText('9,999.8 ETH')
    await expect(visitor.accountButton).not.toHaveAccessibleDescription(
      /Transaction pending/,
    )
  })
})

test('a preconfirmed transaction is shown before a block contains it [3.15b]', async ({
  page,
  world,
}) => {
  // The same variant on a node whose blocks are held.
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
