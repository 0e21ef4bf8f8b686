import { expect, type Locator, type Page } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import type { World } from '../../host-example/local/startWorld'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop } from '../fixtures/pages/visit'
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

/** Runs in the page: stores that the visitor has connected with an app on this device. */
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

test('the taps that sign in and that send a transaction open the app that the visitor connected with', async ({
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
  await visitor.seesAccount()
  await page.evaluate(() => window.openedWindows?.splice(0))
  expect(await opensBy(page, world, sending(page))).toEqual([true])
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
})
