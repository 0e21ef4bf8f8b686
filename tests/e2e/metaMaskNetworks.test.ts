import { expect } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('if MetaMask does not know a network, the page asks MetaMask to add it, and its owner can then use the network [4.25]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.chooseChain(10)
  await metaMask.popup('add')
  await expect(visitor.chain(10)).toContainText('Confirm in your wallet')
  await metaMask.approve('add')
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(metaMask.popups).toEqual(['connect', 'add'])
})

test('a visitor who declines to add a network is informed, stays on the old network, and can try again [4.26]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.chooseChain(10)
  await metaMask.reject('add')
  await visitor.seesNoDialog()
  await expect(
    visitor.notice('switch to OP Mainnet was declined'),
  ).not.toHaveCount(0)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.chooseChain(10)
  await metaMask.approve('add')
  await expect(visitor.networkButton).toContainText('OP Mainnet')
})

test('if MetaMask has no permission for the page’s network, the page shows “Wrong network” and offers the switch [2.5] [7.1] [8.7]', async ({
  page,
  world,
  metaMask,
}) => {
  metaMask.offerChains([1])
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await metaMask.approve('connect')
  await metaMask.reject('switch')
  await expect(visitor.networkButton).toContainText('Wrong network')
  await expect(visitor.accountButton).toBeVisible()
  await visitor.chooseChain(8453)
  await metaMask.approve('switch')
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
})

test('MetaMask without permission for the page’s network prompts for that permission while it connects', async ({
  page,
  world,
  metaMask,
}) => {
  metaMask.offerChains([1])
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await metaMask.approve('connect')
  await metaMask.approve('switch')
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.seesNoDialog()
})

test('a visitor who declines the switch back is informed, and can try again', async ({
  page,
  world,
  metaMask,
}) => {
  metaMask.offerChains([1, 137])
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.ask()
  await metaMask.approve('connect')
  await metaMask.reject('switch')
  await visitor.chooseChain(8453)
  await metaMask.reject('switch')
  await visitor.seesNoDialog()
  await expect(visitor.notice('switch to Base was declined')).not.toHaveCount(0)
  await expect(visitor.networkButton).toContainText('Wrong network')
})

test('a network that is chosen in MetaMask is shown at once, listed or not [1.4]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  metaMask.selectChain(137)
  await expect(visitor.networkButton).toContainText('Wrong network')
  metaMask.selectChain(8453)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.seesAccount()
})

test('a switch that is still pending after a reload is reported as pending, and takes effect when it is approved [D9]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  metaMask.forbidChain(8453)
  await visitor.chooseChain(8453)
  await metaMask.popup('switch')
  await page.reload()
  await visitor.chooseChain(8453)
  await expect(visitor.notice('Respond to it first')).not.toHaveCount(0)
  await metaMask.approve('switch')
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.popups).toEqual(['connect', 'switch'])
})

test('a network that MetaMask permits is switched to without a prompt', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.chooseChain(8453)
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.popups).toEqual(['connect'])
})

test('a page that loses the permission for its network shows “Wrong network”, and its visitor can restore it', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.forbidChain(8453)
  await expect(visitor.networkButton).toContainText('Wrong network')
  await visitor.chooseChain(8453)
  await metaMask.reject('switch')
  await expect(visitor.notice('switch to Base was declined')).not.toHaveCount(0)
  await visitor.chooseChain(8453)
  await metaMask.approve('switch')
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.seesAccount()
})

test('two sites in one wallet each have their own network, and disconnecting one does not affect the other', async ({
  page,
  context,
  world,
  metaMask,
}) => {
  const here = await visitWithMetaMask(page, world, metaMask)
  await here.connect()
  const elsewhere = await context.newPage()
  const other = new WalletPage(elsewhere)
  await elsewhere.goto(world.host.url.replace('127.0.0.1', 'localhost'))
  await other.openConnect()
  await other.choose('metaMask')
  await metaMask.approve('connect')
  await other.seesAccount()
  await here.chooseChain(10)
  await metaMask.approve('add')
  await expect(here.networkButton).toContainText('OP Mainnet')
  await expect(other.networkButton).toContainText('Base')
  await here.openAccount()
  await here.disconnect.click()
  await expect(here.connectButton).toBeVisible()
  await other.seesAccount()
  await expect(other.networkButton).toContainText('Base')
})
