import { expect } from '@playwright/test'
import {
  visitShop,
  walletAnswers,
  walletWasAsked,
} from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { spoil, spoilWallets } from './models/spoilWallets'

test('a wallet’s rejection is reported, and a retry prompts it again [2.19]', async ({
  visitor,
  page,
}) => {
  await walletAnswers(page, 'reject')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  await walletAnswers(page, 'approve')
  await visitor.retry.click()
  await visitor.seesAccount()
})

test('a wallet with a pending request is distinguished from one that rejects', async ({
  visitor,
  page,
}) => {
  await walletAnswers(page, 'pending')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText('Request pending')
  await expect(visitor.retry).toBeVisible()
})

test('if the visitor closes the dialog while a wallet prompts, a later approval does not connect the wallet [4.12]', async ({
  page,
  world,
}) => {
  await page.addInitScript(spoilWallets)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await spoil(page, 'wallet_requestPermissions', 'hold')
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText(
    'Confirm in Test Wallet',
  )
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  // The visitor no longer wants this answer.
  await page.evaluate(() => window.letGo?.())
  await expect
    .poll(() => walletWasAsked(page))
    .toContain('wallet_revokePermissions')
  await expect(visitor.connectButton).toBeVisible()
  await expect(visitor.accountButton).toHaveCount(0)
})

test('a wallet that never answers does not block the page, and the visitor can leave it', async ({
  visitor,
  page,
}) => {
  await walletAnswers(page, 'silent')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText(
    'Confirm in Test Wallet',
  )
  await visitor.close.click()
  await visitor.seesNoDialog()
  await walletAnswers(page, 'approve')
  await visitor.connect()
})

test('choosing another wallet during a prompt abandons the first wallet, whose late approval does not connect', async ({
  page,
  world,
}) => {
  await page.addInitScript(spoilWallets)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await spoil(page, 'wallet_requestPermissions', 'hold')
  await visitor.choose()
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in Test Wallet')
  await visitor.wallet('coinbase').click()
  await expect(dialog).not.toContainText('Confirm in Test Wallet')
  await page.evaluate(() => window.letGo?.())
  await expect
    .poll(() => walletWasAsked(page))
    .toContain('wallet_revokePermissions')
  await expect(dialog).toBeVisible()
  await expect(visitor.accountButton).toHaveCount(0)
  await visitor.choose(testWalletId)
  await visitor.seesAccount()
})

test('a switch that the wallet rejects closes the dialog and is reported near the button [4.26] [D9]', async ({
  shop: visitor,
  page,
}) => {
  await walletAnswers(page, 'reject')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('Base')
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'switch to OP Mainnet was declined' }),
  ).not.toHaveCount(0)
})

test('the row of a network shows that a switch to it is pending [2.29]', async ({
  shop: visitor,
  page,
}) => {
  await walletAnswers(page, 'silent')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await expect(visitor.chain(10)).toContainText(/confirm/i)
  await expect(visitor.chain(8453)).toContainText('Connected')
})

test('for a wallet on an unsupported network, the page offers a switch and shows no balance [2.5]', async ({
  shop: visitor,
  page,
}) => {
  await page.evaluate(() => window.testWallet?.switchChain(137))
  await expect(visitor.networkButton).toContainText('Wrong network')
  await expect(visitor.accountButton).toBeVisible()
  await expect(visitor.accountButton).not.toContainText('ETH')
  await visitor.openNetwork()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
})
