import { expect } from '@playwright/test'
import {
  otherAddress,
  type SignInPage,
  visitWithSignIn,
} from '../fixtures/pages/SignInPage'
import { walletAnswers, walletWasAsked } from '../fixtures/pages/visit'
import { test as base } from '../fixtures/test'
import { askedFor } from './models/askedFor'
import { spoil, spoilWallets } from './models/spoilWallets'

/** Opens the sample host with its sign-in. */
const test = base.extend<{ visitor: SignInPage }>({
  visitor: async ({ page, world }, use) => {
    await page.addInitScript(spoilWallets)
    await use(await visitWithSignIn(page, world))
  },
})

test.use({ policyFor: ['a `nameService`'] })

test('after connecting, the dialog requests a signature, which signs the visitor in [4.3] [4.10]', {
  tag: '@engines',
}, async ({ page, visitor }) => {
  await visitor.connectToSignIn()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(visitor.form).toContainText('Sign in to Windfall')
  await expect(visitor.form).toContainText('Signing this message is free')
  await visitor.seesStatus('unauthenticated')
  await spoil(page, 'personal_sign', 'hold')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Confirm in Test Wallet')
  await page.evaluate(() => window.letGo?.())
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  expect(await walletWasAsked(page)).toContain('personal_sign')
})

test('the nonce is fetched once, before the visitor can sign', async ({
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  expect(askedFor(world.host.requests, '/auth/nonce')).toBe(1)
  await visitor.signIn()
  expect(askedFor(world.host.requests, '/auth/nonce')).toBe(1)
})

test('the button waits while the host does not know whether the visitor is signed in, and a reload stays signed in', async ({
  page,
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await visitor.signIn()
  world.host.fault('/auth/me', 'hang')
  await page.reload()
  await visitor.seesStatus('loading')
  await expect(visitor.connectButton).toHaveCount(0)
  // The button's place is reserved, but there is no button to press.
  await expect(page.getByRole('button', { name: /Account$/ })).toHaveCount(0)
  world.host.heal()
  await page.reload()
  await visitor.seesAccount()
  expect(await walletWasAsked(page)).not.toContain('personal_sign')
})

test('if a returning visitor is connected but not signed in, the button opens the sign-in form', async ({
  page,
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await visitor.signIn()
  world.auth.heal()
  await page.reload()
  await visitor.seesStatus('unauthenticated')
  await visitor.openConnect()
  await visitor.signIn()
})

test('a visitor who rejects in the wallet stays connected, and can still sign', async ({
  page,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await walletAnswers(page, 'reject')
  await spoil(page, 'personal_sign', 'hold')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Confirm in Test Wallet')
  await page.evaluate(() => window.letGo?.())
  await expect(visitor.sign).toHaveText('Sign message')
  await expect(visitor.form).toContainText('Sign in to Windfall')
  await walletAnswers(page, 'approve')
  await visitor.signIn()
})

test('a wallet that cannot be prompted is reported, and a retry prompts it', async ({
  page,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await walletAnswers(page, 'pending')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Request pending in Test Wallet')
  await walletAnswers(page, 'approve')
  await visitor.retry.click()
  await visitor.seesAccount()
})

test('a nonce that fails to load is reported, and a retry fetches it [D12]', async ({
  world,
  expectedNoise,
  visitor,
}) => {
  expectedNoise.push(/404/)
  world.host.fault('/auth/nonce', 'missing')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.form).toContainText('Windfall didn’t respond')
  world.host.heal()
  await visitor.retry.click()
  await visitor.signIn()
})

test('a signature that the server rejects is reported, and the next attempt has a fresh nonce [D12]', async ({
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  world.auth.forgetNonces()
  await visitor.sign.click()
  await expect(visitor.form).toContainText(
    'Windfall didn’t accept the signature',
  )
  await expect.poll(() => askedFor(world.host.requests, '/auth/nonce')).toBe(2)
  await visitor.retry.click()
  await visitor.seesAccount()
})

for (const way of ['close', 'cancel'] as const)
  test(`leaving the form by ${way} disconnects [4.10]`, async ({
    page,
    visitor,
  }) => {
    await visitor.connectToSignIn()
    await visitor[way].click()
    await visitor.seesNoDialog()
    await visitor.seesStatus('disconnected')
    await expect
      .poll(() => walletWasAsked(page))
      .toContain('wallet_revokePermissions')
  })

test('when the wallet switches accounts, the visitor is signed out, and can sign in with the new account', async ({
  page,
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await visitor.signIn()
  await page.evaluate(
    (address) => window.testWallet?.switchAccount(address),
    otherAddress,
  )
  await visitor.seesStatus('unauthenticated')
  await expect
    .poll(() => askedFor(world.host.requests, '/auth/sign-out'))
    .toBe(1)
  await visitor.openConnect()
  await expect(visitor.form).toContainText('0x70')
  await visitor.signIn()
})

test('disconnecting signs out, and switching the chain does not', async ({
  world,
  visitor,
}) => {
  await visitor.connectToSignIn()
  await visitor.signIn()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(askedFor(world.host.requests, '/auth/sign-out')).toBe(0)
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect
    .poll(() => askedFor(world.host.requests, '/auth/sign-out'))
    .toBe(1)
})

test('a wallet on an unsupported chain signs in like any other [D12]', async ({
  page,
  visitor,
}) => {
  await expect(visitor.connectButton).toBeVisible()
  await visitor.connectToSignIn()
  await page.evaluate(() => window.testWallet?.switchChain(137))
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.sign.click()
  await expect(visitor.networkButton).toContainText('Wrong network')
})

test('a host without sign-in does not request a signature', async ({
  page,
  world,
}) => {
  await page.goto(world.host.url)
  await expect(page.getByTestId('wd-connect-button').first()).toBeVisible()
  expect(
    world.host.requests.filter((path) => path.startsWith('/auth')),
  ).toEqual([])
})
