import { expect } from '@playwright/test'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('MetaMask is listed as installed, can be asked again after it was declined, and connects on the page’s network [1.1] [2.19]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.openConnect()
  await expect(visitor.group('Installed')).toContainText('MetaMask')
  await visitor.choose('metaMask')
  await expect(visitor.dialog('connect')).toContainText('Confirm in MetaMask')
  await metaMask.reject('connect')
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  await visitor.retry.click()
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.networkButton).toContainText('Base')
  // MetaMask starts each site on Ethereum, and switches its network without a prompt.
  expect(metaMask.requests).toContain('wallet_switchEthereumChain')
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

test('a MetaMask window that is still pending after a reload is reported with instructions, its approval connects, and account changes are followed', async ({
  page,
  world,
  metaMask,
}) => {
  metaMask.offer(metaMask.accounts)
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await page.reload()
  await visitor.ask()
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Request pending in MetaMask')
  await expect(dialog).toContainText(
    'Open your wallet and respond to the pending request.',
  )
  await visitor.retry.click()
  await expect(dialog).toContainText('Request pending in MetaMask')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  metaMask.selectAccount(secondAddress)
  await expect(visitor.accountButton).toContainText(secondAddress.slice(0, 6))
  expect(metaMask.popups).toEqual(['connect'])
})

test('MetaMask and a wallet that poses as it, and that is the page’s window.ethereum, are each listed once, and the chosen one is prompted', async ({
  page,
  world,
  install,
}) => {
  const metaMask = await install({ isGlobal: false })
  // Many wallets mark their provider as MetaMask's.
  const other = await install({
    name: 'Other Wallet',
    rdns: 'com.other.wallet',
    accounts: [secondAddress],
  })
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.openConnect()
  const installed = visitor.group('Installed')
  await expect(installed.getByText('MetaMask')).toHaveCount(1)
  await expect(installed.getByText('Other Wallet')).toHaveCount(1)
  await visitor.choose('com.other.wallet')
  await other.reject('connect')
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  expect(metaMask.popups).toEqual([])
  await visitor.choose('metaMask')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  expect(other.popups).toEqual(['connect'])
})

test('MetaMask stays connected when it locks, also after a reload, and requires the password before it sends', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.lock()
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  expect(metaMask.popups).toEqual(['connect'])
  await visitor.give()
  await metaMask.approve('unlock')
  await metaMask.reject('send')
  await expect(page.getByText('Request declined.').first()).toBeVisible()
  await visitor.give()
  await metaMask.approve('send')
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toContainText('Confirmed')
  await expect(listed).toHaveCount(1)
})

test('a page whose permission MetaMask revokes is disconnected, also after a reload, and can request access again', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.revoke()
  await expect(visitor.connectButton).toBeVisible()
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  expect(metaMask.popups).toEqual(['connect'])
  await visitor.connect()
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

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

test('the connect dialog reports that MetaMask was updated while the page was open, and a refresh helps', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.reload()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:03')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(dialog).toContainText('removed or updated')
  await dialog.getByRole('button', { name: 'Refresh now' }).click()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test('the connect dialog offers a refresh if MetaMask was switched off, although its provider still says that it is connected', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await metaMask.switchOff()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:05')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:06')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(
    dialog.getByRole('button', { name: 'Refresh now' }),
  ).toBeVisible()
})
