import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('MetaMask is listed as installed, prompts its owner once, and its approval connects on the page’s network [1.1]', {
  tag: '@journey',
}, async ({ page, world, metaMask }) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.openConnect()
  await expect(visitor.group('Installed')).toContainText('MetaMask')
  await visitor.choose('metaMask')
  await expect(visitor.dialog('connect')).toContainText('Confirm in MetaMask')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.networkButton).toContainText('Base')
  // MetaMask starts each site on Ethereum, and switches its network without a prompt.
  expect(metaMask.requests).toContain('wallet_switchEthereumChain')
  expect(metaMask.popups).toEqual(['connect'])
})

test('MetaMask’s rejection is reported, and a retry opens its window again [2.19]', {
  tag: '@journey',
}, async ({ page, world, metaMask }) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await metaMask.reject('connect')
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  await visitor.retry.click()
  await metaMask.approve('connect')
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

test('a visitor who closes the dialog and chooses MetaMask again is asked to open it, and approving in the pending window connects', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await visitor.ask()
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Request pending in MetaMask')
  await expect(dialog).toContainText('Open your wallet and respond')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect'])
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

test('answering MetaMask’s window after the visitor has abandoned the attempt does not connect [4.12]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await metaMask.approve('connect')
  await expect
    .poll(() => metaMask.requests)
    .toContain('wallet_revokePermissions')
  await expect(visitor.connectButton).toBeVisible()
  await expect(visitor.accountButton).toHaveCount(0)
})
