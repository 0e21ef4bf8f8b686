import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { holdBlocks } from './models/heldChain'

test('a preconfirmed transaction is shown before a block contains it', async ({
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
