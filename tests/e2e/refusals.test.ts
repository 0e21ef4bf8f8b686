import { expect, type Page } from '@playwright/test'
import {
  visitShop,
  walletAnswers,
  walletWasAsked,
} from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { type Spoilt, spoil, spoilWallets } from './models/spoilWallets'

async function askForSecond(visitor: WalletPage) {
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
}

const told = (page: Page, words: string) =>
  page.locator('header').getByRole('status').filter({ hasText: words })

test('a wallet that rejects is prompted again by a retry, a rejected switch is reported near the button, and a wrong network shows no balance', async ({
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

  await walletAnswers(page, 'reject')
  await askForSecond(visitor)
  await expect(visitor.networkButton).toContainText('Base')
  await expect(told(page, 'switch to OP Mainnet was declined')).toBeVisible()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.press('Enter')
  await expect(dismiss).toHaveCount(0)

  await page.evaluate(() => window.testWallet?.switchChain(137))
  await expect(visitor.networkButton).toContainText('Wrong network')
  await expect(visitor.accountButton).not.toContainText('ETH')
  await visitor.openNetwork()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
})

/** What the wallet answers to a switch, what the notice says, and its button. */
const notices: readonly (readonly [Spoilt, string, string])[] = [
  [{ code: -32002, message: '' }, 'request is pending', 'Try again'],
  // The wallet does not say whether it knows the network.
  [{ code: -32000, message: '' }, 'Couldn’t switch to OP', 'Add network'],
  [{ code: 4900, message: '' }, 'Lost connection', 'Reconnect'],
  // Chrome's message to the part of an extension that remains in the page.
  [
    { message: 'Extension context invalidated.' },
    'removed or updated',
    'Refresh now',
  ],
]

test('the notice of a failed switch retries, adds the network, reconnects or refreshes the page, depending on the failure', async ({
  page,
  world,
}) => {
  await page.addInitScript(spoilWallets)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  for (const [answer, words, action] of notices) {
    await spoil(page, 'wallet_switchEthereumChain', answer)
    await askForSecond(visitor)
    await expect(told(page, words)).toBeVisible()
    await expect(visitor.retry).toHaveText(action)
    if (action !== 'Refresh now') await page.evaluate(() => window.letGo?.())
    await visitor.retry.click()
    if (action === 'Reconnect') {
      await expect(visitor.dialog('connect')).toBeVisible()
      await visitor.choose()
      await visitor.seesAccount()
    } else if (action === 'Refresh now') {
      await visitor.seesAccount()
      await askForSecond(visitor)
      await expect(visitor.networkButton).toContainText('OP Mainnet')
    } else {
      await expect(visitor.networkButton).toContainText('OP Mainnet')
      await visitor.openNetwork()
      await visitor.chain(8453).click()
      await expect(visitor.networkButton).toContainText('Base')
    }
    await expect(told(page, words)).toHaveCount(0)
    if (action === 'Add network')
      expect(await walletWasAsked(page)).toContain('wallet_addEthereumChain')
  }
})
