import { expect, type Page } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from '../fixtures/wallets/metaMask/MetaMaskVisitor'
import { secondAddress } from '../fixtures/wallets/metaMask/steps'
import { whenShown } from './models/whenShown'

const rounds = 2

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

test('connecting, switching and disconnecting in one tab also changes the other tab, without a timer', async ({
  page,
  context,
  world,
  metaMask,
}) => {
  const here = await visitWithMetaMask(page, world, metaMask)
  const there = new WalletPage(await context.newPage())
  const after = (
    shown: readonly [testId: string, words?: string],
    act: () => Promise<unknown>,
  ) => followed(page, there.page, shown, act)

  for (let round = 0; round < rounds; round++) {
    // Each round uses a page that has only loaded its button.
    await there.page.goto(world.host.url)
    await expect(there.connectButton).toBeEnabled()
    await there.page.evaluate(stopTimers)
    await after(['wd-account-button'], () => here.connect())
    await after(['wd-network-button', 'OP Mainnet'], async () => {
      await here.chooseChain(10)
      // Once MetaMask knows the network, the next approval permits it.
      if (round === 0) await metaMask.approve('add')
    })
    await after(['wd-connect-button'], async () => {
      await here.openAccount()
      await here.disconnect.click()
    })
  }
  // The other tab sent no request that prompts a visitor.
  expect(metaMask.popups.filter((kind) => kind === 'connect')).toHaveLength(
    rounds,
  )
})

test('a tab that follows another one also follows every later change of account', async ({
  page,
  context,
  world,
  metaMask,
}) => {
  metaMask.offer(metaMask.accounts)
  const [first] = metaMask.accounts
  const here = await visitWithMetaMask(page, world, metaMask)
  const there = new WalletPage(await context.newPage())
  await there.page.goto(world.host.url)
  await here.connect()
  await there.seesAccount()
  for (const address of [secondAddress, first, secondAddress]) {
    metaMask.selectAccount(String(address))
    const shown = address === first ? 'ada.example' : secondAddress.slice(0, 6)
    await expect(here.accountButton).toContainText(shown)
    await expect(there.accountButton).toContainText(shown)
  }
})

test('a tab with a pending prompt is not interrupted by another tab', async ({
  page,
  context,
  world,
  metaMask,
  install,
}) => {
  const second = await install({ name: 'Second', rdns: 'test.second' })
  const asking = await visitWithMetaMask(page, world, metaMask)
  const other = await visitWithMetaMask(
    await context.newPage(),
    world,
    metaMask,
  )
  await asking.ask()
  await other.openConnect()
  await other.choose('test.second')
  await second.approve('connect')
  await other.seesAccount()
  await metaMask.approve('connect')
  await asking.seesAccount()
  await asking.openAccount()
  await expect(asking.dialog('account')).toBeVisible()
  expect(metaMask.popups).toEqual(['connect'])
  expect(second.popups).toEqual(['connect'])
})
