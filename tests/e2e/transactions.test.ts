import { expect, type Page } from '@playwright/test'
import { transactionsKey } from '../../src/transactions/transactionsKey'
import { visitShop } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { holdBlocks } from './models/heldChain'

const orchard = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A chain that mines a block only on request, and returns to normal after the test. */
const test = base.extend<{ held: Awaited<ReturnType<typeof holdBlocks>> }>({
  held: async ({ world }, use) => {
    const held = await holdBlocks(world)
    await use(held)
    await held.release()
  },
})

/** Waits until the page has read a gift's nonce. Without the nonce, it cannot recognize a replacement. */
async function nonceIsKnown(page: Page) {
  await page.waitForFunction((key) => {
    const stored = localStorage.getItem(key) ?? '{}'
    return stored.includes('"nonce":')
  }, transactionsKey)
}

async function sendGift(page: Page, amount = '0.001') {
  await page.getByLabel('Amount in Ether').fill(amount)
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(page.getByText('The network is confirming it')).toBeVisible()
}
const listed = (visitor: WalletPage) =>
  visitor.dialog('account').getByRole('listitem')

test('until a block contains a gift, the button’s ring spins and the gift is listed as pending [3.11]', async ({
  page,
  held,
  shop: visitor,
}) => {
  await sendGift(page)
  await expect(visitor.accountButton).toHaveAccessibleDescription(
    /Transaction pending/,
  )
  await visitor.openAccount()
  await expect(listed(visitor)).toHaveCount(1)
  await expect(listed(visitor)).toContainText('Gift of 0.001 ETH')
  await expect(listed(visitor)).toContainText('Pending')
  await held.mine()
  await expect(listed(visitor)).toContainText('Confirmed')
  await page.keyboard.press('Escape')
  await expect(visitor.accountButton).not.toHaveAccessibleDescription(
    /Transaction pending/,
  )
})

test('a pending gift is still pending after a reload, and confirmed with its block [7.24]', async ({
  page,
  held,
  shop: visitor,
}) => {
  await sendGift(page)
  await expect(visitor.accountButton).toHaveAccessibleDescription(
    /Transaction pending/,
  )
  await page.reload()
  await expect(visitor.accountButton).toHaveAccessibleDescription(
    /Transaction pending/,
  )
  await held.mine()
  await visitor.openAccount()
  await expect(listed(visitor)).toContainText('Confirmed')
})

test('a slow gift stays pending for an hour, and is never reported as failed [D11]', async ({
  page,
  world,
  held,
}) => {
  await page.clock.install()
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await sendGift(page)
  await visitor.openAccount()
  await expect(listed(visitor)).toContainText('Pending')
  await page.clock.fastForward('01:00:00')
  const looked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('eth_getTransactionReceipt')),
  )
  await page.clock.fastForward('00:10')
  await looked
  await expect(listed(visitor)).toContainText('Pending')
  await held.mine()
  await page.clock.fastForward('00:10')
  await expect(listed(visitor)).toContainText('Confirmed')
})

test('a gift is reported as replaced if another transaction replaces it, and as failed if it reverts [7.24]', async ({
  page,
  held,
  shop: visitor,
}) => {
  await sendGift(page)
  await expect(visitor.accountButton).toHaveAccessibleDescription(
    /Transaction pending/,
  )
  await nonceIsKnown(page)
  await held.replaceNext()
  await held.mine()
  await visitor.openAccount()
  await expect(listed(visitor)).toContainText('Replaced')
  await page.keyboard.press('Escape')

  await page.reload()
  await visitor.seesAccount()
  await sendGift(page, '0.002')
  await held.turnsDown(orchard)
  await held.mine()
  await visitor.openAccount()
  await expect(listed(visitor).first()).toContainText('Gift of 0.002 ETH')
  await expect(listed(visitor).first()).toContainText('Failed')
  await expect(listed(visitor).last()).toContainText('Replaced')
  await held.takesAgain(orchard)
})

test('transactions of one tab are listed and followed in another, and cleared in both [7.24]', async ({
  visitor,
  page,
  context,
  world,
  held,
}) => {
  await visitor.connect()
  const other = await visitShop(await context.newPage(), world)
  await other.openAccount()
  await expect(other.dialog('account')).toContainText(
    'Your transactions in Windfall will appear here.',
  )
  await sendGift(page)
  await expect(listed(other)).toContainText('Pending')
  await held.mine()
  await expect(listed(other)).toContainText('Confirmed')
  await visitor.openAccount()
  await expect(listed(visitor)).toContainText('Confirmed')

  await other.page.getByRole('button', { name: 'Clear all' }).click()
  for (const tab of [visitor, other]) {
    await expect(listed(tab)).toHaveCount(0)
    await expect(tab.dialog('account')).toContainText('will appear here')
  }
  await other.page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [visitor, other])
    await expect(listed(tab)).toContainText('Confirmed')
  await expect(listed(visitor)).toContainText('now')
  await other.page.getByRole('button', { name: 'Clear all' }).click()
  await page.reload()
  await visitor.openAccount()
  await expect(listed(visitor)).toHaveCount(0)
})
