import { expect, type Page } from '@playwright/test'
import { otherAddress } from '../fixtures/pages/SignInPage'
import { visitShop } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { holdBlocks } from './models/heldChain'
import { typeIn } from './models/typeIn'

/** A chain that mines a block only on request, and returns to normal after the test. */
const test = base.extend<{ held: Awaited<ReturnType<typeof holdBlocks>> }>({
  held: async ({ world }, use) => {
    const held = await holdBlocks(world)
    await use(held)
    await held.release()
  },
})

async function sendGift(page: Page, amount = '0.001') {
  await page.getByLabel('Amount in Ether').fill(amount)
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(page.getByText('The network is confirming it')).toBeVisible()
}
const listed = (visitor: WalletPage) =>
  visitor.dialog('account').getByRole('listitem')

test('until a block contains a gift, the button’s ring spins and the gift is listed as pending, also after a reload', async ({
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

base(
  'a request of the page is sent, recorded and confirmed',
  async ({ page, world }) => {
    const visitor = await visitShop(page, world)
    await visitor.connect()
    const request = { to: otherAddress, value: '1000', description: 'A pip' }
    await typeIn(page.getByLabel('Request, in JSON'), JSON.stringify(request))
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText(
      /^Sent as 0x[\da-f]{64}$/,
    )
    await visitor.openAccount()
    await expect(listed(visitor)).toHaveCount(1)
    await expect(listed(visitor)).toContainText('A pip')
    await expect(listed(visitor)).toContainText('Confirmed')
  },
)

test('transactions of one tab are listed and followed in another, and cleared in both', async ({
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
