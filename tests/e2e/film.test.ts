import { expect, type Locator } from '@playwright/test'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import { testWalletId, type WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { film } from './models/film'
import type { FilmFrame } from './models/frameReader'
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
    ({ at, titles, mark, isEmpty, overlaps, ...frame }, now) => {
      const last = frames[now - 1]
      const before = last?.mark ?? mark
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
        ...frame.doubled.map((pair) => `old and new content: ${pair}`),
        ...movedBetween(last, frame).map((part) => `${part} moves`),
        ...((frame.markShown ?? 1) < (last?.markShown ?? 0) - 0.01
          ? [`the mark fades to ${frame.markShown}`]
          : []),
        ...(Math.max(jump, shake) > 2
          ? [`the mark jumps by ${jump} and ${shake} pixels`]
          : []),
      ].map((rule) => `${at} ms: ${rule}`)
    },
  )
  expect(wrong).toEqual([])
  const heights = frames.flatMap(({ height = 0 }, now) =>
    height === frames[now - 1]?.height ? [] : height,
  )
  // A dialog that is not open has no height.
  const open = heights.filter((height) => height > 0)
  expect(open.length, `heights: ${open.join(', ')}`).toBeLessThanOrEqual(2)
}

/** Checks the rules for every frame between two steps, and that the content of the first one fades out. */
function expectFade(frames: readonly FilmFrame[]) {
  expectCalm(frames)
  const faint = frames.filter(({ leaves = 0 }) => leaves > 0 && leaves < 1)
  expect(faint.length).toBeGreaterThan(2)
}

/** Returns the parts of headers that are in another place than in the frame before. */
function movedBetween(
  before: FilmFrame | undefined,
  { fixed }: Pick<FilmFrame, 'fixed'>,
) {
  return Object.entries(fixed).flatMap(([part, [left, top]]) => {
    const [leftBefore, topBefore] = before?.fixed[part] ?? [left, top]
    const way = Math.max(Math.abs(left - leftBefore), Math.abs(top - topBefore))
    return way > 0.5 ? [`${part} by ${way} pixels`] : []
  })
}

async function close(visitor: WalletPage) {
  await visitor.close.click()
  await visitor.seesNoDialog()
}

/** Chooses the test wallet in the open dialog, which does not answer yet. */
async function waitForWallet(visitor: WalletPage, force = false) {
  await hold(visitor.page, 'wallet_requestPermissions')
  // While the animations of a film are paused, Playwright does not consider any element stable.
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
      const asked = await film(page, () => waitForWallet(visitor, true))
      expectCalm(asked)
      // In the wide layout, the ring of the offered wallet is already beside the list.
      if (layout === 'wide') expect(asked[0]?.markShown).toBe(1)
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
      // The wallets that were not chosen are fainter than the account.
      if (layout === 'wide') expect(said.at(20)?.rowShown).toBe(0.35)

      await visitor.openAccount()
      const network = page.getByTestId('wd-account-network')
      await expect(network).toBeVisible()
      const there = await film(page, async () => {
        await network.click({ force: true })
        await expect(visitor.chain(10)).toBeAttached()
      })
      expectFade(there)
      const receive = page.getByTestId('wd-receive')
      const back = await film(page, async () => {
        await visitor.back.click({ force: true })
        await expect(receive).toBeAttached()
      })
      expectFade(back)
      const code = visitor.dialog('account').locator('svg[role=img]')
      const shows = await film(page, async () => {
        await receive.click({ force: true })
        await expect(code).toBeAttached()
      })
      expectFade(shows)
      const home = await film(page, async () => {
        await visitor.back.click({ force: true })
        await expect(receive).toBeAttached()
      })
      expectFade(home)
    })

    test('a visitor looks for a wallet, for which code is downloaded first, and scans a code', async ({
      page,
      visitor,
    }) => {
      const dialog = visitor.dialog('connect')
      /** Presses a control, waits until another one is there, and checks the frames between. */
      const goTo = async (control: Locator, result: Locator) => {
        const frames = await film(page, async () => {
          await control.click({ force: true })
          await expect(result).toBeAttached()
        })
        expectFade(frames)
      }
      const shown = dialog.locator('[data-way]:not([inert])')
      const buttons = shown.locator('[part~=button]')
      await visitor.openConnect()
      const wallets = shown.locator('li > [part~=button]')
      if (layout === 'compact') {
        await goTo(buttons.last(), shown.locator('[part~=primary]'))
        await goTo(shown.locator('[part~=primary]'), wallets.first())
      } else await goTo(buttons.last(), wallets.first())
      // On phones, a wallet of this list leads to the app store.
      if (layout !== 'phone') {
        await goTo(wallets.first(), shown.locator('[part~=primary]'))
        await goTo(buttons.last(), shown.getByRole('img'))
        await goTo(visitor.back, shown.locator('section').first())
        await goTo(visitor.back, wallets.first())
      }
      if (layout === 'compact')
        await goTo(visitor.back, shown.locator('[part~=primary]'))
      await goTo(visitor.back, visitor.wallet('walletConnect'))
      await goTo(
        visitor.wallet('walletConnect'),
        page.getByTestId(
          layout === 'phone' ? 'wd-open-wallet' : 'wd-time-left',
        ),
      )
    })

    // The form has one column in the wide layout too.
    if (layout === 'compact') return
    base('a visitor signs in', async ({ page, world, relay: _relay }) => {
      const visitor = await visitWithSignIn(page, world)
      await visitor.connectToSignIn()
      const frames = await film(page, async () => {
        await visitor.sign.click({ force: true })
        await visitor.seesAccount()
      })
      expectCalm(frames)
      expect(frames.at(-1)?.at).toBeGreaterThan(700)
    })
  })
