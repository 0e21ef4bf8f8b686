import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('if MetaMask does not know a network, the page asks MetaMask to add it, also after it was declined, and a reload keeps the network [4.2] [4.25] [4.26]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.chooseChain(10)
  await metaMask.popup('add')
  await expect(visitor.chain(10)).toContainText('Confirm in your wallet')
  await metaMask.reject('add')
  await visitor.seesNoDialog()
  await expect(
    visitor.notice('switch to OP Mainnet was declined'),
  ).not.toHaveCount(0)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.chooseChain(10)
  await metaMask.approve('add')
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  const before = metaMask.requests.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(metaMask.requests.slice(before)).not.toContain('eth_requestAccounts')
  expect(metaMask.popups).toEqual(['connect', 'add', 'add'])
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

test('a network that is chosen in MetaMask is shown at once, listed or not, and an account that the page may not see changes nothing [1.4]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectAccount(metaMask.accounts[1] ?? '')
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  metaMask.selectChain(137)
  await expect(visitor.networkButton).toContainText('Wrong network')
  metaMask.selectChain(8453)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
})
