import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { visitThin } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test as base } from '../fixtures/test'
import { serveCoinbase } from './models/coinbaseWindow'
import { comeToQuiet } from './models/comeToQuiet'
import { noteWindows } from './models/noteWindows'
import { scriptsWith } from './models/scriptsWith'

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

const sdk = () => scriptsWith('@coinbase/wallet-sdk')
const isSdkRequested = ({ remote }: World) =>
  remote.requests.some((path) => sdk().test(path))

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

test('the tap on Coinbase opens its window, because its SDK loads when a pointer comes near', async ({
  page,
  world,
  coinbase,
}) => {
  coinbase.behave('is silent')
  await page.addInitScript(noteWindows)
  const visitor = await visitThin(page, world)
  await visitor.openConnect()
  await visitor.wallet('coinbase').hover()
  await expect.poll(() => isSdkRequested(world)).toBe(true)
  await comeToQuiet(page, world)
  // From now on, no chunk can be fetched.
  world.remote.fault(/^\/chunks\//, 'hang')
  await visitor.choose('coinbase')
  await expect(visitor.dialog('connect')).toContainText('Confirm in Coinbase')
  await expect
    .poll(() => page.evaluate(() => window.openedWindows))
    .toEqual([true])
})

test('a tap before Coinbase’s SDK has loaded is reported as blocked, and a second tap opens the window', async ({
  page,
  world,
  coinbase,
  browserName,
  expectedNoise,
}) => {
  expectedNoise.push(snackbarStyle)
  await page.addInitScript(noteWindows)
  const visitor = await visitThin(page, world)
  // WebKit blocks the window without help, but drivers let the other browsers open every window.
  if (browserName !== 'webkit') await coinbase.block(true)
  world.remote.fault(sdk(), 'held')
  await visitor.openConnect()
  await visitor.choose('coinbase')
  await expect.poll(() => isSdkRequested(world)).toBe(true)
  // Until the activation expires, WebKit still counts the tap and would open the window.
  if (browserName === 'webkit')
    await page.waitForFunction(() => !navigator.userActivation.isActive)
  world.remote.heal()
  await seesRetry(visitor, 'allow pop-ups for this page')
  await coinbase.block(false)
  await visitor.retry.click()
  await expect
    .poll(() => page.evaluate(() => window.openedWindows?.at(-1)))
    .toBe(true)
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
  const opened = await windowOf(page, () => visitor.choose('coinbase'))
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => window.opener)).toBe(null)
  await seesRetry(visitor, 'Coinbase didn’t respond')
})
