import { expect } from '@playwright/test'
import { test } from '../parts/worldTest'
import { WalletPage } from './models/WalletPage'

test('a visitor connects, reads the account, switches, sends and disconnects', async ({
  page,
  world,
}) => {
  const visitor = new WalletPage(page)
  await page.goto(world.host.url)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ETH')
  await expect(visitor.networkButton).toContainText('Base')

  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('ETH')
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()

  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')

  await visitor.openAccount()
  await visitor.dialog('account').getByTestId('wd-disconnect').click()
  await expect(visitor.connectButton).toBeVisible()
})
