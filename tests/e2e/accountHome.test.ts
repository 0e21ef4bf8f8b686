import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { copiedBy } from '../fixtures/pages/copiedBy'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'

const base = 8453

test('the account dialog shows the exact balance, and in Receive the whole address, its QR code and its copy button', async ({
  page,
  shop: visitor,
}) => {
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await expect(dialog).toContainText('10,000 ETH on Base')
  await expect(visitor.accountButton).toContainText('10k ETH')
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect(dialog.getByRole('heading', { name: 'Receive' })).toBeFocused()
  await expect(dialog.getByRole('img', { name: 'Your address' })).toBeVisible()
  await expect(dialog).toContainText(testAddress)
  const copy = dialog.getByRole('button', { name: 'Copy address' })
  expect(await copiedBy(page, () => copy.click())).toBe(testAddress)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('10,000 ETH on Base')
})

test('the account dialog lists the host’s tokens, and loads the script of the list only if there are tokens', async ({
  page,
  world,
  visitor,
}) => {
  await visitor.connect()
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await expect(dialog).toContainText('Recent transactions')
  await comeToQuiet(page, world)
  const view = scriptsWith('src/features/tokens/TokensView.tsx')
  const viewRequests = () => world.remote.requests.filter((it) => view.test(it))
  expect(viewRequests()).toEqual([])
  await expect(dialog.getByRole('heading', { name: 'Tokens' })).toBeHidden()
  const sampleTokens = ['USD Coin', 'Dai', 'Orchard', 'Meadow', 'Quarry'].map(
    (name) => ({ name, symbol: 'T', value: '1500000', decimals: 6 }),
  )
  world.changeSettings({ sampleTokens })
  await page.reload()
  await visitor.openAccount()
  await expect(dialog.getByRole('heading', { name: 'Tokens' })).toBeVisible()
  expect(viewRequests()).toHaveLength(1)
  await expect(dialog).toContainText('USD Coin1.5 T')
  await expect(dialog).not.toContainText('Quarry')
  await dialog.getByRole('button', { name: 'Show 1 more' }).click()
  await expect(dialog).toContainText('Quarry')
})

test('the list of networks is a step of the account dialog, and a switch closes it and returns the focus to the button', async ({
  page,
  shop: visitor,
}) => {
  await visitor.openAccount()
  const row = page.getByTestId('wd-account-network')
  const dialog = await page.locator('dialog[open]').elementHandle()
  await row.press('Enter')
  const title = page.getByRole('heading', { name: 'Switch network' })
  await expect(title).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(row).toBeFocused()
  // The same dialog has changed its content, so that its height moves and nothing fades out.
  expect(await dialog?.evaluate((shown) => shown.matches(':modal'))).toBe(true)
  await row.press('Enter')
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toBeFocused()
})

test('the account dialog is available on a wrong network, and offers the switch back', async ({
  page,
  shop: visitor,
}) => {
  await page.evaluate(() => window.testWallet?.switchChain(137))
  await expect(visitor.networkButton).toContainText('Wrong network')
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await expect(dialog).toContainText('0xf39F…2266')
  await expect(dialog).toContainText('Wrong network')
  await page.getByTestId('wd-account-network').click()
  await visitor.chain(base).click()
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.openAccount()
  await expect(dialog).toContainText('10,000 ETH on Base')
})

test('the account dialog disconnects a visitor who wants another wallet, and shows all wallets', async ({
  page,
  shop: visitor,
}) => {
  await visitor.openAccount()
  await page.getByTestId('wd-other-wallets').click()
  await expect(visitor.dialog('connect')).toBeVisible()
  await expect(visitor.connectButton).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visitor.connectButton).toBeFocused()
})

test('a host’s own action runs after the account dialog has closed', async ({
  page,
  shop: visitor,
}) => {
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await dialog.getByRole('button', { name: 'Send a gift' }).click()
  await visitor.seesNoDialog()
  await expect(page.getByLabel('Amount in Ether')).toBeFocused()
})
