import { expect, type Locator } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { typeIn } from './models/typeIn'
import { wholeJourney } from './models/wholeJourney'

test('a visitor connects, reads the account, switches and disconnects [1.1] [1.4] [2.27] [4.26]', {
  tag: '@journey',
}, async ({ page, world }) => {
  await wholeJourney(await visitShop(page, world))
})

test('a payment reduces the balance that the button and the hooks show [1.3]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await typeIn(page.getByLabel('Amount in Ether'), '1234')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(visitor.accountButton).toContainText('8,765.9 ETH')
})

test('the host’s own wagmi hooks read the same connection [C2]', {
  tag: '@journey',
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  const own = page.getByRole('region', { name: 'The page’s own wagmi' })
  await expect(own).toContainText('Test Wallet')
  await expect(fact(own, 'useChainId')).toHaveText('8453')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(fact(own, 'useChainId')).toHaveText('10')
})

test('the sample host shows the values of the exposed hook, from disconnected to connected and back [C4]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const card = page.getByRole('region', { name: 'Your wallet' })
  await expect(fact(card, 'Status')).toHaveText('disconnected')
  await expect(fact(card, 'Account')).toHaveText('–')
  await visitor.connect()
  await expect(fact(card, 'Status')).toHaveText('connected')
  await expect(fact(card, 'Account')).toHaveText('ada.example')
  await expect(fact(card, 'Network')).toHaveText('Base')
  await expect(fact(card, 'Balance')).toHaveText('10k ETH')
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(card, 'Status')).toHaveText('disconnected')
  await expect(visitor.connectButton).toBeVisible()
})

/** Returns a value of one of the sample host's cards, by its name. */
function fact(card: Locator, name: string): Locator {
  return card.getByRole('term').filter({ hasText: name }).locator('+ dd')
}
