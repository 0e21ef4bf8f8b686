import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { comeToQuiet } from './models/comeToQuiet'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('MetaMask stays connected when it locks, also after a reload, and requires the password before it is used', async ({
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
  await metaMask.approve('send')
  await visitor.openAccount()
  await expect(visitor.dialog('account').getByRole('listitem')).toContainText(
    'Confirmed',
  )
  await expect(visitor.networkButton).toContainText('Base')
})

test('a visitor who does not unlock MetaMask has declined, and can try again', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.lock()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await metaMask.reject('unlock')
  await expect(visitor.dialog('connect')).toContainText('Request declined')
  await visitor.retry.click()
  await metaMask.approve('unlock')
  await metaMask.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  await expect(visitor.accountButton).toContainText('ada.example')
})

test('an older wallet disconnects when it locks, reconnects without a prompt when it unlocks, and then reports account changes', async ({
  page,
  world,
  install,
}) => {
  const wallet = await install({ isOlder: true })
  wallet.offer(wallet.accounts)
  const visitor = await visitWithMetaMask(page, world, wallet)
  await visitor.connect()
  wallet.lock()
  await expect(visitor.connectButton).toBeVisible()
  await expect(visitor.accountButton).toHaveCount(0)
  wallet.unlock()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  wallet.selectAccount(secondAddress)
  await expect(visitor.accountButton).toContainText(secondAddress.slice(0, 6))
  expect(wallet.popups).toEqual(['connect'])
})

test('an older wallet that locked between two visits is not prompted, and requires the password when it is chosen again', async ({
  page,
  world,
  install,
}) => {
  const wallet = await install({ isOlder: true })
  const visitor = await visitWithMetaMask(page, world, wallet)
  await visitor.connect()
  await page.goto('about:blank')
  wallet.lock()
  await page.goto(world.host.url)
  await expect(visitor.connectButton).toBeVisible()
  await comeToQuiet(page, world)
  await expect(visitor.accountButton).toHaveCount(0)
  expect(wallet.popups).toEqual(['connect'])
  await visitor.openConnect()
  await visitor.choose('metaMask')
  await wallet.approve('unlock')
  await wallet.approve('connect')
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
})
