import { expect } from '@playwright/test'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import { testWalletId, type WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { type FilmFrame, film } from './models/film'
import { handsets } from './models/handsets'
import { hold, holdWallets } from './models/holdWallets'

/** The sample host's page, whose test wallet can hold its answer. */
const test = base.extend<{ visitor: WalletPage }>({
  // Phones prepare a code, which needs the relay.
  visitor: async ({ page, world, relay: _relay }, use) => {
    await page.addInitScript(holdWallets)
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

async function close(visitor: WalletPage) {
  await visitor.close.click()
  await visitor.seesNoDialog()
}

/** Chooses the test wallet in the open dialog, which does not answer yet. */
async function waitForWallet(visitor: WalletPage, force = false) {
  await hold(visitor.page, 'wallet_requestPermissions')
  // Nothing is stable for Playwright while the animations of a film stand still.
  await visitor.wallet(testWalletId).click({ force })
  await expect(visitor.dialog('connect')).toContainText(
    'Confirm in Test Wallet',
  )
}

const answer = ({ page }: WalletPage) => page.evaluate(() => window.letGo?.())

for (const [layout, device] of layouts)
  test.describe(`in every frame, ${layout}, texts do not overlap, no pane is empty and the wallet’s icon does not move [WCAG 2.3.1]:`, () => {
    test.use(device)

    test('the dialog opens, a wallet declines and then connects, and the account leads to its networks and back', async ({
      page,
      visitor,
    }) => {
      await expect(visitor.connectButton).toBeEnabled()
      await visitor.openConnect()
      await close(visitor)
      expectCalm(await film(page, () => visitor.openConnect()))

      await walletAnswers(page, 'reject')
      await waitForWallet(visitor)
      const declined = await film(page, async () => {
        await answer(visitor)
        await expect(visitor.retry).toBeAttached()
      })
      expectCalm(declined)
      expect(declined.at(0)?.mark).toBeDefined()
      expect(declined.at(-1)?.titles).toContainEqual(['Request declined'])

      await close(visitor)
      await walletAnswers(page, 'approve')
      await visitor.openConnect()
      expectCalm(await film(page, () => waitForWallet(visitor, true)))
      const connected = await film(page, async () => {
        await answer(visitor)
        await visitor.seesAccount()
      })
      expectCalm(connected)
      const said = connected.filter(({ titles }) =>
        titles.flat().includes('Connected'),
      )
      expect(said.length).toBeGreaterThan(40)
      expect(said.length * 16).toBeLessThanOrEqual(900)

      await visitor.openAccount()
      const network = page.getByTestId('wd-account-network')
      await expect(network).toBeVisible()
      const there = await film(page, async () => {
        await network.click({ force: true })
        await expect(visitor.chain(10)).toBeAttached()
      })
      expectCalm(there)
      const back = await film(page, async () => {
        await page.getByTestId('wd-back').click({ force: true })
        await expect(visitor.dialog('account')).toContainText('Copy')
      })
      expectCalm(back)
    })

    // The form has one column in the wide layout too.
    if (layout === 'compact') return
    base('a visitor signs in', async ({ page, world, relay: _relay }) => {
      const visitor = await visitWithSignIn(page, world)
      await visitor.connectToSignIn()
      await expect(visitor.sign).not.toHaveAttribute('aria-busy')
      const frames = await film(page, async () => {
        await visitor.sign.click({ force: true })
        await visitor.seesAccount()
      })
      expectCalm(frames)
      expect(frames.at(-1)?.at).toBeGreaterThan(700)
    })
  })
