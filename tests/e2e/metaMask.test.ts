import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from '../fixtures/wallets/metaMask/MetaMaskVisitor'
import { secondAddress, steps } from '../fixtures/wallets/metaMask/steps'

for (const { title, act } of steps)
  test(title, async ({ page, world, metaMask }) => {
    await act({
      metaMask,
      visit: (where) => visitWithMetaMask(page, world, metaMask, where),
    })
  })

test('a connection and a reload cause one prompt in all', {
  tag: '@journey',
}, async ({ page, world, metaMask }) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  const before = metaMask.requests.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toContainText('Base')
  expect(metaMask.requests.slice(before)).not.toContain('eth_requestAccounts')
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

test('if MetaMask has no permission for the page’s network, the page shows “Wrong network” and offers the switch', async ({
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

test('a network that is chosen in MetaMask is shown at once, listed or not, and an account that the page may not see changes nothing', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectAccount(secondAddress)
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  metaMask.selectChain(137)
  await expect(visitor.networkButton).toContainText('Wrong network')
  metaMask.selectChain(8453)
  await expect(visitor.networkButton).toContainText('Base')
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
})

test('the connect dialog says that MetaMask does not respond if it is silent and its provider says that it is connected', async ({
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
  await expect(dialog).toContainText('MetaMask didn’t respond')
  // Its window may be open, so a refresh could lose the prompt.
  await expect(dialog.getByRole('button', { name: 'Refresh' })).toHaveCount(0)
})
