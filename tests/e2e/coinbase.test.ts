import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'

const test = base.extend<{
  coinbase: Awaited<ReturnType<typeof serveCoinbase>>
}>({
  coinbase: async ({ page, world }, use) => {
    await use(await serveCoinbase(page, world))
  },
})

test.use({ policyFor: ['Coinbase Wallet', 'a `nameService`'] })

/** Returns the window that Coinbase's SDK opens during `act`. */
async function windowOf(page: Page, act: () => Promise<void>) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), act()])
  return opened
}

async function seesRetry(visitor: WalletPage, words: string) {
  await expect(visitor.dialog('connect')).toContainText(words)
  await expect(visitor.retry).toBeVisible()
}

test('Coinbase’s extension is prompted if it is installed, and no window opens', async ({
  page,
  world,
  coinbase,
}) => {
  // Coinbase's own provider sets this flag, and its SDK recognizes the extension by it.
  await page.addInitScript(() => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent).detail
      Object.assign(provider, { isCoinbaseWallet: true })
    })
  })
  const visitor = await visitThin(page, world, {
    rdns: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
  })
  await coinbase.block(true)
  await visitor.openConnect()
  await expect(visitor.wallet('coinbase')).toHaveCount(1)
  await visitor.choose('coinbase')
  await visitor.seesAccount()
})

/** Coinbase's SDK adds this style to its message about the blocked window, and the policy blocks it. */
const snackbarStyle = /inline style|style-src-elem inline/

test('a window that the browser blocks or the visitor closes is reported, a retry opens it, and a reload keeps the connection', async ({
  page,
  world,
  coinbase,
  expectedNoise,
}) => {
  expectedNoise.push(snackbarStyle)
  coinbase.behave('is silent')
  const visitor = await visitThin(page, world)
  await coinbase.block(true)
  await visitor.openConnect()
  await visitor.choose('coinbase')
  await seesRetry(visitor, 'allow pop-ups for this page')
  // Coinbase's SDK would show its own message over the page, and over our instructions.
  await expect(page.locator('.-cbwsdk-snackbar')).toHaveCount(0)
  await coinbase.block(false)
  const opened = await windowOf(page, () => visitor.retry.click())
  await expect(visitor.dialog('connect')).toContainText('Confirm in Coinbase')
  await opened.close()
  // The SDK throws the same error for a declined request and a closed window, so the text covers both.
  await seesRetry(visitor, 'declined or closed')
  coinbase.behave('answers')
  await windowOf(page, () => visitor.retry.click())
  await visitor.seesAccount()
  await page.reload()
  await visitor.seesAccount()
})

test('a page whose policy hides its windows does not report them as closed, but says that no answer came', async ({
  page,
  world,
  coinbase: _,
  expectedNoise,
}) => {
  // Coinbase's SDK warns the host about the policy.
  expectedNoise.push(/Cross-Origin-Opener-Policy/)
  // The limit is several times as long as the SDK waits before it reports a closed window.
  world.changeSettings({ walletTimeoutMs: 4000 })
  const policy = { 'cross-origin-opener-policy': 'same-origin' }
  world.host.addHeaders(/^\/thin/, policy)
  const visitor = await visitThin(page, world)
  await visitor.openConnect()
  // The limit is for the window, and not for the download of the SDK.
  await visitor.wallet('coinbase').hover()
  await comeToQuiet(page, world)
  const opened = await windowOf(page, () => visitor.choose('coinbase'))
  await opened.waitForURL('https://keys.coinbase.com/**')
  expect(await opened.evaluate(() => window.opener)).toBe(null)
  await seesRetry(visitor, 'Coinbase didn’t respond')
})

declare global {
  interface Window {
    popupsBlocked?: boolean
  }
}

/** How Coinbase's page behaves in its window. */
type CoinbaseManner = 'answers' | 'is silent'

/** Serves the pages that Coinbase's SDK opens, and blocks its window on request. */
async function serveCoinbase(page: Page, world: World) {
  let manner: CoinbaseManner = 'answers'
  const script = await pageScript(
    'tests/fixtures/wallets/coinbasePage.ts',
    'beCoinbase',
    testAddress,
    world.hostSettings().rpcUrls,
  )
  await page.context().route('https://keys.coinbase.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Coinbase</title><link rel="icon" href="data:,">${
        manner === 'answers' ? `<script>${script}</script>` : ''
      }`,
    }),
  )
  // Replaces the browser's own blocker, which browsers driven by tests do not have.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => (window.popupsBlocked ? null : open(...given))
  })
  return {
    behave: (next: CoinbaseManner) => {
      manner = next
    },
    block: (blocked: boolean) =>
      page.evaluate((is) => {
        window.popupsBlocked = is
      }, blocked),
  }
}
