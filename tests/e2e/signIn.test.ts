import { expect } from '@playwright/test'
import {
  otherAddress,
  type SignInPage,
  visitWithSignIn,
} from '../fixtures/pages/SignInPage'
import { walletWasAsked } from '../fixtures/pages/visit'
import { test as base } from '../fixtures/test'
import { hold, holdWallets } from './models/holdWallets'

/** Opens the sample host with its sign-in. */
const test = base.extend<{ visitor: SignInPage }>({
  visitor: async ({ page, world }, use) => {
    await page.addInitScript(holdWallets)
    await use(await visitWithSignIn(page, world))
  },
})

test.use({ policyFor: ['a `nameService`'] })

test('a signature signs the visitor in, also on the next page, until the account changes or the visitor disconnects', {
  tag: '@engines',
}, async ({ page, world, visitor }) => {
  const nonces = () => askedFor(world.host.requests, '/auth/nonce')
  const signOuts = () => askedFor(world.host.requests, '/auth/sign-out')
  await visitor.connectToSignIn()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(visitor.form).toContainText('Signing this message is free')
  await visitor.seesStatus('unauthenticated')
  await hold(page, 'personal_sign')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Confirm in Test Wallet')
  await page.evaluate(() => window.letGo?.())
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  // The nonce was fetched before the visitor could sign.
  expect(nonces()).toBe(1)

  // The button waits while the host does not know whether the visitor is signed in.
  world.host.fault('/auth/me', 'hang')
  await page.reload()
  await visitor.seesStatus('loading')
  await expect(visitor.connectButton).toHaveCount(0)
  // The button's place is reserved, but the button is not there yet.
  await expect(page.getByRole('button', { name: /Account$/ })).toHaveCount(0)
  world.host.heal()
  await page.reload()
  await visitor.seesAccount()
  expect(await walletWasAsked(page)).not.toContain('personal_sign')

  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(signOuts()).toBe(0)
  await page.evaluate(
    (address) => window.testWallet?.switchAccount(address),
    otherAddress,
  )
  await visitor.seesStatus('unauthenticated')
  await expect.poll(signOuts).toBe(1)
  await visitor.openConnect()
  await expect(visitor.form).toContainText('0x70')
  await visitor.signIn()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(signOuts).toBe(2)
})

/** Counts the requests for a path. */
function askedFor(asked: readonly string[], path: string): number {
  return asked.filter((each) => each === path).length
}
