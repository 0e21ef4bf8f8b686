import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { copiedBy } from '../fixtures/pages/copiedBy'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { scriptsWith } from './models/scriptsWith'

test('the account dialog leads to Receive, to the networks, to an action of the host and to another wallet', async ({
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
  const copy = dialog.getByRole('button', { name: 'Copy address' })
  expect(await copiedBy(page, () => copy.click())).toBe(testAddress)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('10,000 ETH on Base')

  const row = page.getByTestId('wd-account-network')
  const shown = await page.locator('dialog[open]').elementHandle()
  await row.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Switch network' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(row).toBeFocused()
  // The same dialog has changed its content, so that its height moves and nothing fades out.
  expect(await shown?.evaluate((element) => element.matches(':modal'))).toBe(
    true,
  )
  await row.press('Enter')
  await visitor.chain(10).click()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toBeFocused()

  await visitor.openAccount()
  await dialog.getByRole('button', { name: 'Send a gift' }).click()
  await visitor.seesNoDialog()
  await expect(page.getByLabel('Amount in Ether')).toBeFocused()

  await visitor.openAccount()
  await page.getByTestId('wd-other-wallets').click()
  await expect(visitor.dialog('connect')).toBeVisible()
  await expect(visitor.connectButton).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visitor.connectButton).toBeFocused()
})

test('the script of the token list loads only if the host has tokens', async ({
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
  const token = { name: 'Dai', symbol: 'T', value: '1500000', decimals: 6 }
  world.changeSettings({ sampleTokens: [token] })
  await page.reload()
  await visitor.openAccount()
  await expect(dialog).toContainText('Dai1.5 T')
  expect(viewRequests()).toHaveLength(1)
})
