import { expect } from '@playwright/test'
import { test } from '../parts/worldTest'
import { visitShop } from './models/visit'
import { wholeJourney } from './models/wholeJourney'

test('a visitor connects, reads the account, switches, sends and disconnects', async ({
  page,
  world,
}) => {
  await wholeJourney(await visitShop(page, world))
})

test('what the visitor sends leaves the balance that button and hooks show', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await page.getByLabel('Amount in Ether').fill('1234')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(visitor.accountButton).toContainText('8,765.9 ETH')
})

test('the host’s own wagmi hooks read the same connection', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  const own = page.getByRole('region', { name: 'The page’s own wagmi' })
  await expect(own).toContainText('Test Wallet')
  await expect(own).toContainText('8453')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(own).toContainText('10')
})
