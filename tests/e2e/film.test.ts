import { expect } from '@playwright/test'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { type FilmFrame, film } from './models/film'
import { handsets } from './models/handsets'
import { spoil, spoilWallets } from './models/spoilWallets'

/** The sample host's page, whose test wallet can hold its answer. */
const test = base.extend<{ visitor: WalletPage }>({
  // Phones prepare a code, which needs the relay.
  visitor: async ({ page, world, relay: _relay }, use) => {
    await page.addInitScript(spoilWallets)
    await use(await visitShop(page, world))
  },
})

const layouts = [
  ['wide', { viewport: { width: 1280, height: 800 } }],
  ['compact', { viewport: { width: 600, height: 760 } }],
  ['phone', handsets.ios],
] as const

/** Checks the rules for every frame of every animation. */
function expectCalm(frames: readonly FilmFrame[]) {
  expect(frames.length).toBeGreaterThan(10)
  const wrong = frames.flatMap(
    ({ at, titles, mark, isEmpty, overlaps }, now) => {
      const before = frames[now - 1]?.mark ?? mark
      const [left, top] = mark ?? before ?? [0, 0]
      const [leftBefore, topBefore] = before ?? [0, 0]
      const jump = Math.abs(top - topBefore)
      const shake = Math.abs(left - leftBefore)
      return [
        ...titles
          .filter((group) => group.length > 1)
          .map((group) => `two titles: ${group.join(', ')}`),
        ...(isEmpty ? ['an empty pane'] : []),
        ...overlaps,
        ...(Math.max(jump, shake) > 2
          ? [`the mark jumps by ${jump} and ${shake} pixels`]
          : []),
      ].map((rule) => `${at} ms: ${rule}`)
    },
  )
  expect(wrong).toEqual([])
}

/** Opens the dialog and chooses the test wallet, which does not answer yet. */
async function waitForWallet(visitor: WalletPage) {
  await visitor.openConnect()
  await spoil(visitor.page, 'wallet_requestPermissions', 'hold')
  await visitor.choose()
  await expect(visitor.dialog('connect')).toContainText(
    'Confirm in Test Wallet',
  )
}

const answer = ({ page }: WalletPage) => page.evaluate(() => window.letGo?.())

for (const [layout, device] of layouts)
  test.describe(`in every frame, ${layout}, texts do not overlap, no pane is empty and the wallet’s icon does not move:`, () => {
    test.use(device)

    test('the connect dialog opens', async ({ page, visitor }) => {
      await expect(visitor.connectButton).toBeEnabled()
      await visitor.openConnect()
      await visitor.close.click()
      await visitor.seesNoDialog()
      expectCalm(await film(page, () => visitor.openConnect()))
    })

    test('a wallet that was prompted declines', async ({ page, visitor }) => {
      await walletAnswers(page, 'reject')
      await waitForWallet(visitor)
      const frames = await film(page, async () => {
        await answer(visitor)
        await expect(visitor.retry).toBeAttached()
      })
      expectCalm(frames)
      expect(frames.at(0)?.mark).toBeDefined()
      expect(frames.at(-1)?.titles).toContainEqual(['Request declined'])
    })

    test('a wallet connects, and the dialog shows its account', async ({
      page,
      visitor,
    }) => {
      await waitForWallet(visitor)
      const frames = await film(page, async () => {
        await answer(visitor)
        await visitor.seesAccount()
      })
      expectCalm(frames)
      const said = frames.filter(({ titles }) =>
        titles.flat().includes('Connected'),
      )
      expect(said.length).toBeGreaterThan(40)
      expect(said.length * 16).toBeLessThanOrEqual(900)
    })

    base('a visitor signs in', async ({ page, world, relay: _relay }) => {
      const visitor = await visitWithSignIn(page, world)
      await visitor.connectToSignIn()
      await expect(visitor.sign).not.toHaveAttribute('aria-busy')
      const frames = await film(page, async () => {
        // Nothing is stable for Playwright while the animations stand still.
        await visitor.sign.click({ force: true })
        await visitor.seesAccount()
      })
      expectCalm(frames)
      expect(frames.at(-1)?.at).toBeGreaterThan(700)
    })

    test('the account leads to its networks and back', async ({
      page,
      visitor,
    }) => {
      await visitor.connect()
      await visitor.openAccount()
      const dialog = visitor.dialog('account')
      await expect(page.getByTestId('wd-account-network')).toBeVisible()
      const there = await film(page, async () => {
        await page.getByTestId('wd-account-network').click({ force: true })
        await expect(visitor.chain(10)).toBeAttached()
      })
      expectCalm(there)
      const back = await film(page, async () => {
        await page.getByTestId('wd-back').click({ force: true })
        await expect(dialog).toContainText('Copy')
      })
      expectCalm(back)
    })
  })
