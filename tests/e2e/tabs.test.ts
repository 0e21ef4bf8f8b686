import { expect, type Page } from '@playwright/test'
import { median } from '../bench/figures'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { visitWithMetaMask } from './models/MetaMaskVisitor'
import { whenShown } from './models/whenShown'

const rounds = 3

/** How long something took here, and how much later it was seen there, in milliseconds. */
type Followed = { readonly hereMs: number; readonly laterMs: number }

/** Does something here, and waits until it is seen in both tabs. */
async function followed(
  here: Page,
  there: Page,
  shown: readonly [testId: string, words?: string],
  act: () => Promise<unknown>,
): Promise<Followed> {
  const seen = [here, there].map((page) => whenShown(page, ...shown))
  const beganAt = Date.now()
  await act()
  const [hereAt = Number.NaN, thereAt = Number.NaN] = await Promise.all(seen)
  return { hereMs: hereAt - beganAt, laterMs: thereAt - hereAt }
}

test('anyone who connects, switches or disconnects in one tab has done so in the other, no later again than it took here', async ({
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

  const times: Record<string, Followed[]> = {
    connect: [],
    switch: [],
    leave: [],
  }
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
    const laterMs = taken.map((each) => each.laterMs)
    test.info().annotations.push({
      type: `${what}, in the other tab, in ms`,
      description: laterMs.join(', '),
    })
    const hereMs = taken.map((each) => each.hereMs)
    expect(median(laterMs), what).toBeLessThan(median(hereMs))
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
