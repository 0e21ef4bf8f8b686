import { expect, type Locator, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { copiedBy, refuseClipboard } from '../fixtures/pages/copiedBy'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop } from '../fixtures/pages/visit'
import { watchWords } from '../fixtures/pages/watchWords'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { noteWindows } from './models/noteWindows'

// Browsers open windows and apps, and allow writing to the clipboard, only in a tap. So all that a tap needs must
// load before it.

/** For `addInitScript`: stores a connection to Coinbase as its SDK and Walletdock do. */
function haveCoinbase(address: string) {
  // A page without an origin has no storage.
  if (location.protocol !== 'http:') return
  const id = 'coinbaseWalletSDK'
  const kept = {
    'walletdock.store': { connector: id, state: { current: id } },
    '-CBWSDK:SCWStateManager:accounts': [address],
    '-CBWSDK:SCWStateManager:activeChain': { id: 8453 },
  }
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(key, JSON.stringify(value))
  localStorage.setItem('-CBWSDK:SignerConfigurator:SignerType', 'scw')
}

/** For `addInitScript`: stores that the visitor has connected with an app on this device. */
function haveApp() {
  const app = { href: 'https://app.example/wc', name: 'App' }
  localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify(app))
}

/** Taps, and returns whether the browser has opened the wallet's window or app. */
async function opensBy(page: Page, world: World, button: Locator) {
  await comeToQuiet(page, world)
  await button.click()
  const opened = () => page.evaluate(() => window.openedWindows)
  await expect.poll(opened).not.toEqual([])
  return opened()
}

const sending = (page: Page) =>
  page.getByRole('button', { name: 'Send the request' })

/** Serves every URL that opens, in browsers that allow it. */
function serve(page: Page, url: string) {
  return page
    .context()
    .route(`${url}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A wallet' }),
    )
}

test('the tap that sends a transaction opens Coinbase’s window', async ({
  page,
  world,
}) => {
  await serve(page, 'https://keys.coinbase.com')
  await page.addInitScript(noteWindows)
  await page.addInitScript(haveCoinbase, testAddress)
  const visitor = await visitShop(page, world)
  await visitor.seesAccount()
  expect(await opensBy(page, world, sending(page))).toEqual([true])
})

test('the tap that sends a transaction opens the app that the visitor connected with', async ({
  page,
  world,
  phone,
  phoneConnected,
}) => {
  await serve(page, 'https://app.example')
  await page.addInitScript(noteWindows)
  await page.addInitScript(haveApp)
  await page.reload()
  await phoneConnected.seesAccount()
  expect(await opensBy(page, world, sending(page))).toEqual([true])
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
})

test('the tap that signs in opens the app that the visitor connected with', async ({
  page,
  world,
  phone,
}) => {
  await serve(page, 'https://app.example')
  await page.addInitScript(noteWindows)
  const visitor = await visitWithSignIn(page, world)
  await visitor.openConnect()
  await visitor.choose('walletConnect')
  await phone.scan(await visitor.readCode())
  await expect(visitor.sign).toHaveText('Sign message')
  await page.evaluate(haveApp)
  expect(await opensBy(page, world, visitor.sign)).toEqual([true])
  await expect.poll(() => phone.requests).toContain('personal_sign')
})

test('the copy button copies the address, and confirms it', {
  tag: '@engines',
}, async ({ page, world }) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await visitor.openAccount()
  const copy = page.getByTestId('wd-copy-address')
  // The confirmation is shown for 1500 ms.
  await page.evaluate(watchWords, 'wd-copy-address')
  expect(await copiedBy(page, () => copy.click())).toBe(testAddress)
  await expect
    .poll(() => page.evaluate(() => window.seenWords))
    .toContain('Copied')
})

test('with a blocked clipboard, the address can be copied by hand, and a phone does not zoom to it', async ({
  page,
  world,
}) => {
  await page.addInitScript(refuseClipboard)
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await visitor.openAccount()
  await page.getByTestId('wd-copy-address').click()
  const field = visitor.dialog('account').locator('input')
  await expect(field).toHaveValue(testAddress)
  await expect(field).toBeFocused()
  // iOS zooms to a field with smaller text.
  await expect(field).toHaveCSS('font-size', '16px')
})
