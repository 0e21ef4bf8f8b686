import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { SignInPage, visitWithSignIn } from '../fixtures/pages/SignInPage'
import { test } from '../fixtures/test'
import { askedFor } from './models/askedFor'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('a visitor who signs in MetaMask is signed in, and one who declines can try again', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithSignIn(page, world)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await metaMask.approve('connect')
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.sign.click()
  await metaMask.reject('sign')
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.seesStatus('unauthenticated')
  await visitor.sign.click()
  await metaMask.approve('sign')
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  expect(metaMask.popups).toEqual(['connect', 'sign', 'sign'])
})

/** Opens the sample host with one prompt for both steps, and waits until the host knows that nobody is signed in. */
async function visitToSignInOnce(page: Page, world: World) {
  const known = page.waitForResponse('**/auth/me')
  await page.goto(`${world.host.url}/?sign-in=once`)
  await (await known).finished()
  return new SignInPage(page)
}

test('a wallet that can connect and sign in at once prompts its owner once, and the server signs them in', async ({
  page,
  world,
  install,
}) => {
  const wallet = await install({ signsAtOnce: true })
  const visitor = await visitToSignInOnce(page, world)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await wallet.reject('connect')
  await visitor.retry.click()
  await wallet.approve('connect')
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  await visitor.seesNoDialog()
  expect(wallet.popups).toEqual(['connect', 'connect'])
  expect(wallet.requests).not.toContain('personal_sign')
  await page.reload()
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
})

test('MetaMask, which has no combined prompt, is prompted in two steps without a second tap', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitToSignInOnce(page, world)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await metaMask.approve('connect')
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.sign.click()
  await metaMask.approve('sign')
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  expect(metaMask.popups).toEqual(['connect', 'sign'])
  expect(askedFor(world.host.requests, '/auth/nonce')).toBe(1)
})

test('a transaction that MetaMask sends reaches the chain, and one that its owner declines does not', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.give()
  await metaMask.reject('send')
  await expect(page.getByText('Request declined.').first()).toBeVisible()
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toHaveCount(0)
  await page.keyboard.press('Escape')
  await visitor.give()
  await metaMask.approve('send')
  await visitor.openAccount()
  await expect(listed).toContainText('Confirmed')
  expect(metaMask.popups).toEqual(['connect', 'send', 'send'])
})
