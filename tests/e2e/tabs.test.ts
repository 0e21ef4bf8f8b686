import { expect, type Page } from '@playwright/test'
import { test } from '../parts/metaMask/metaMaskTest'
import { visitWithMetaMask } from './models/MetaMaskVisitor'
import { WalletPage } from './models/WalletPage'
import { whenShown } from './models/whenShown'

/** How long the other tab may take, in milliseconds. */
const limitMs = 1000
/** A busy machine may be late: the quickest round is the product's own. */
const rounds = 3

/** How much later than here something is seen there, in milliseconds. */
async function laterThere(
  here: Page,
  there: Page,
  shown: readonly [testId: string, words?: string],
  act: () => Promise<unknown>,
) {
  const seen = [here, there].map((page) => whenShown(page, ...shown))
  await act()
  const [hereAt = 0, thereAt = 0] = await Promise.all(seen)
  return thereAt - hereAt
}

test('who connects, switches and disconnects in one tab has done so in the other within a second', async ({
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
  ) => laterThere(page, there.page, shown, act)

  const times: Record<string, number[]> = { connect: [], switch: [], leave: [] }
  for (let round = 0; round < rounds; round++) {
    // Each time a page that has fetched no more than its button.
    await there.page.goto(world.host.url)
    await expect(there.connectButton).toBeEnabled()
    times['connect']?.push(
      await after(['wd-account-button'], () => here.connect()),
    )
    times['switch']?.push(
      await after(['wd-network-button', 'OP Mainnet'], async () => {
        await here.chooseChain(10)
        await metaMask.approve(round ? 'switch' : 'add')
      }),
    )
    times['leave']?.push(
      await after(['wd-connect-button'], async () => {
        await here.openAccount()
        await here.disconnect.click()
      }),
    )
    metaMask.selectChain(8453)
  }
  for (const [what, taken] of Object.entries(times)) {
    expect(Math.min(...taken), what).toBeLessThan(limitMs)
    test.info().annotations.push({
      type: `${what}, in the other tab, in ms`,
      description: taken.join(', '),
    })
  }
  // The other tab asked for nothing that a visitor would have to answer.
  expect(metaMask.popups.filter((kind) => kind === 'connect')).toHaveLength(
    rounds,
  )
})

test('a tab in which a wallet is being asked is not interrupted by another tab', async ({
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
