import { expect } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
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

/** Runs in a page: stops its timers, as in a tab that the browser has put to sleep. */
function stopTimers() {
  const { setTimeout: later } = window
  const stopped = (act: TimerHandler, ms = 0, ...given: unknown[]) =>
    ms > 0 ? 0 : later(act, 0, ...given)
  Object.assign(window, { setTimeout: stopped, setInterval: () => 0 })
}

test('connecting, switching the network and the account, and disconnecting in one tab also changes the other tab, without a timer', async ({
  page,
  context,
  world,
  metaMask,
}) => {
  metaMask.offer(metaMask.accounts)
  const [first = ''] = metaMask.accounts
  const here = await visitWithMetaMask(page, world, metaMask)
  const there = new WalletPage(await context.newPage())

  // The other page has only loaded its button.
  await there.page.goto(world.host.url)
  await expect(there.connectButton).toBeEnabled()
  await there.page.evaluate(stopTimers)
  await here.connect()
  await there.seesAccount()
  await here.chooseChain(10)
  await metaMask.approve('add')
  for (const tab of [here, there])
    await expect(tab.networkButton).toContainText('OP Mainnet')
  for (const [address, shown] of [
    [secondAddress, secondAddress.slice(0, 6)],
    [first, 'ada'],
  ] as const) {
    metaMask.selectAccount(address)
    for (const tab of [here, there])
      await expect(tab.accountButton).toContainText(shown)
  }
  await here.openAccount()
  await here.disconnect.click()
  for (const tab of [here, there]) await expect(tab.connectButton).toBeVisible()
  // The other tab sent no request that prompts a visitor.
  expect(metaMask.popups).toEqual(['connect', 'add'])
})
