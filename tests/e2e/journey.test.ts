import { expect } from '@playwright/test'
import { test } from '../parts/worldTest'
import { visitShop } from './models/visit'

test('a visitor connects, reads the account, switches, sends and disconnects', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.accountButton).toContainText('ETH')
  await expect(visitor.networkButton).toContainText('Base')

  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('ada.example')
  await expect(visitor.dialog('account')).toContainText('ETH')
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()

  await visitor.openNetwork()
  await expect(visitor.chain(8453)).toContainText('Connected')
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')

  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
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
