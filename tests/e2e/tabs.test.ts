import { expect, type Page } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from '../fixtures/wallets/metaMask/MetaMaskVisitor'
import { secondAddress } from '../fixtures/wallets/metaMask/steps'
import { whenShown } from './models/whenShown'

/** Acts in one tab, and waits until both tabs show the result. */
async function followed(
  here: Page,
  there: Page,
  shown: readonly [testId: string, words?: string],
  act: () => Promise<unknown>,
) {
  const seen = [here, there].map((page) => whenShown(page, ...shown))
  await act()
  await Promise.all(seen)
}

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
  const [first] = metaMask.accounts
  const here = await visitWithMetaMask(page, world, metaMask)
  const there = new WalletPage(await context.newPage())
  const after = (
    shown: readonly [testId: string, words?: string],
    act: () => Promise<unknown>,
  ) => followed(page, there.page, shown, act)

  // The other page has only loaded its button.
  await there.page.goto(world.host.url)
  await expect(there.connectButton).toBeEnabled()
  await there.page.evaluate(stopTimers)
  await after(['wd-account-button'], () => here.connect())
  await after(['wd-network-button', 'OP Mainnet'], async () => {
    await here.chooseChain(10)
    await metaMask.approve('add')
  })
  for (const address of [secondAddress, String(first)])
    await after(
      ['wd-account-button', address === first ? 'ada' : address.slice(0, 6)],
      async () => metaMask.selectAccount(address),
    )
  await after(['wd-connect-button'], async () => {
    await here.openAccount()
    await here.disconnect.click()
  })
  // The other tab sent no request that prompts a visitor.
  expect(metaMask.popups).toEqual(['connect', 'add'])
})
