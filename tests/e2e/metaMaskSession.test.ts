import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { comeToQuiet } from './models/comeToQuiet'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('another account of the wallet is shown at once if the page may see it', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.offer(metaMask.accounts)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  metaMask.selectAccount(secondAddress)
  await expect(visitor.accountButton).toContainText(secondAddress.slice(0, 6))
  await expect(visitor.accountButton).not.toContainText('ada.example')
})

test('an account that the page may not see changes nothing', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectAccount(secondAddress)
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await expect(visitor.accountButton).toContainText('ada.example')
})

test('a wallet that cannot reach its network for a while stays connected', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  const before = metaMask.requests.length
  metaMask.loseNetwork()
  // The page checks whether the account is still there when it receives the event.
  await expect
    .poll(() => metaMask.requests.slice(before))
    .toContain('eth_accounts')
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect'])
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

test('a reload restores the session, its account and its network, without a prompt [4.2]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  const before = metaMask.requests.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(metaMask.requests.slice(before)).not.toContain('eth_requestAccounts')
  expect(metaMask.popups).toEqual(['connect'])
})

test('a page whose permission was revoked between two visits is disconnected, and does not prompt', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await page.goto('about:blank')
  metaMask.revoke()
  await page.goto(world.host.url)
  await expect(visitor.connectButton).toBeVisible()
  await comeToQuiet(page, world)
  await expect(visitor.accountButton).toHaveCount(0)
  expect(metaMask.popups).toEqual(['connect'])
})

test('disconnecting revokes the permission, a reload stays disconnected, and connecting again ends on the page’s network [1.5] [7.2]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect
    .poll(() => metaMask.requests)
    .toContain('wallet_revokePermissions')
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.connect()
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

test('if MetaMask was removed between two visits, the session ends, and MetaMask can be installed again [2.18]', async ({
  page,
  world,
  metaMask,
  install,
  relay: _,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await metaMask.uninstall()
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.openConnect()
  await expect(visitor.group('Installed')).toHaveCount(0)
  await expect(visitor.group('Recent')).toContainText('MetaMask')
  await visitor.choose('metaMask')
  await expect(visitor.getMetaMask).toBeVisible()

  const again = await install()
  await page.reload()
  const back = await visitWithMetaMask(page, world, again)
  await back.connect()
})
