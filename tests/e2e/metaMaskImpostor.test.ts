import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

/** A wallet that marks its provider as MetaMask's, as many do, and announces itself truthfully. */
const other = {
  name: 'Other Wallet',
  rdns: 'com.other.wallet',
  accounts: [secondAddress],
}

for (const isGlobal of [false, true])
  test(`MetaMask and a wallet that poses as it are each listed once${isGlobal ? ', whichever is the page’s window.ethereum' : ''}, and the chosen one is prompted`, async ({
    page,
    world,
    metaMask,
    install,
  }) => {
    const impostor = await install({ ...other, isGlobal })
    const visitor = await visitWithMetaMask(page, world, metaMask)
    await visitor.openConnect()
    const installed = visitor.group('Installed')
    await expect(installed.getByText('MetaMask')).toHaveCount(1)
    await expect(installed.getByText('Other Wallet')).toHaveCount(1)
    await visitor.choose(other.rdns)
    await impostor.reject('connect')
    const dialog = visitor.dialog('connect')
    await expect(dialog).toContainText('Request declined')
    await expect(
      dialog.getByRole('heading', { name: 'Other Wallet' }),
    ).toBeVisible()
    expect(metaMask.popups).toEqual([])
    await visitor.choose('metaMask')
    await metaMask.approve('connect')
    await visitor.seesAccount()
    await expect(visitor.accountButton).toContainText('ada.example')
    expect(impostor.popups).toEqual(['connect'])
  })

test('a wallet that poses as MetaMask is not listed as MetaMask if MetaMask is not installed [3.7]', async ({
  page,
  world,
  install,
  relay: _,
}) => {
  const impostor = await install(other)
  const visitor = await visitWithMetaMask(page, world, impostor)
  await visitor.openConnect()
  const installed = visitor.group('Installed')
  await expect(installed.getByText('Other Wallet')).toHaveCount(1)
  await expect(installed.getByText('MetaMask')).toHaveCount(0)
  await visitor.choose('metaMask')
  await expect(visitor.getMetaMask).toBeVisible()
  expect(impostor.popups).toEqual([])
  await visitor.choose(other.rdns)
  await impostor.approve('connect')
  await visitor.seesAccount()
  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('0x7099')
})

test('MetaMask without an announcement is still found by its own flag', async ({
  page,
  world,
  install,
}) => {
  const metaMask = await install({ announces: false })
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await page.reload()
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect'])
})
