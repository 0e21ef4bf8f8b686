import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { type SignInPage, visitWithSignIn } from '../fixtures/pages/SignInPage'
import { walletAnswers } from '../fixtures/pages/visit'
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

test('a late signature signs the visitor in if the form still waits for one', async ({
  page,
  world,
  visitor,
}) => {
  await signTooLate(page, world, visitor)
  await expect(visitor.form).toContainText('respond there, or try again')
  await page.evaluate(() => window.letGo?.())
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
})

test('a signature that arrives after the visitor has left is ignored', async ({
  page,
  world,
  visitor,
}) => {
  await signTooLate(page, world, visitor)
  await visitor.cancel.click()
  await visitor.seesStatus('disconnected')
  await page.evaluate(() => window.letGo?.())
  // A visitor who connects again must sign again.
  await visitor.connectToSignIn()
  await visitor.seesStatus('unauthenticated')
  expect(askedFor(world.host.requests, '/auth/verify')).toBe(0)
})

test('if the host’s server is down when the visitor leaves, the sign-out is repeated before anybody else signs in', async ({
  world,
  visitor,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  await visitor.connectToSignIn()
  await visitor.signIn()
  world.host.fault('/auth/sign-out', 'failing')
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  world.host.heal()
  await visitor.connectToSignIn()
  await visitor.seesStatus('unauthenticated')
})

test('a failed sign-in can be copied as a report', async ({
  page,
  world,
  expectedNoise,
  visitor,
}) => {
  expectedNoise.push(/404/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async () => {
    await page.getByTestId('wd-copy-report').click()
    await expect(page.getByTestId('wd-copy-report')).toHaveText('Report copied')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    return text.split('\n').slice(1)
  }
  const about = [
    'Asked: sign in',
    'Wallet: Test Wallet (dev.walletdock.test)',
    'Chain: Base (8453)',
  ]
  const whose = 'Account: 0xf39F…2266'
  world.host.fault('/auth/nonce', 'missing')
  await visitor.openConnect()
  await visitor.choose()
  await expect(visitor.form).toContainText('Windfall didn’t respond')
  expect(await copied()).toEqual([...about, 'Failure: not-prepared', whose])
  world.host.heal()
  await visitor.retry.click()
  await expect(visitor.sign).toHaveText('Sign message')
  await walletAnswers(page, 'pending')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Request pending')
  expect(await copied()).toEqual([
    ...about,
    'Failure: already-pending, code -32002',
    whose,
  ])
})

/** Reloads the page with a short time limit and a wallet whose answers can be held. */
async function withSlowWallet(page: Page, world: World) {
  world.changeSettings({ walletTimeoutMs: 1000 })
  await page.addInitScript(spoilWallets)
  await page.reload()
}

/** Makes the wallet hold the signature until its time is over. */
async function signTooLate(page: Page, world: World, visitor: SignInPage) {
  await withSlowWallet(page, world)
  await visitor.connectToSignIn()
  await spoil(page, 'personal_sign', 'hold')
  await visitor.sign.click()
  await expect(visitor.form).toContainText('Test Wallet didn’t respond')
}
