import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { troubleNoise } from '../fixtures/pages/trouble'
import { visitThin, walletWasAsked } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { scriptsWith } from './models/scriptsWith'
import { spoilWallets } from './models/spoilWallets'

declare global {
  interface Window {
    /** Makes the held wallets announce themselves. */
    letAnnounce?: () => void
  }
}

/**
 * For `addInitScript`: delays the announcements of wallets until the test releases them, like extensions that load
 * late.
 */
function holdAnnouncements() {
  let isHeld = sessionStorage.getItem('held') !== null
  const hold = (event: Event) => {
    if (isHeld) event.stopImmediatePropagation()
  }
  addEventListener('eip6963:announceProvider', hold)
  window.letAnnounce = () => {
    isHeld = false
    dispatchEvent(new Event('eip6963:requestProvider'))
  }
}

/** From the next page on, the wallets of this tab announce themselves late. */
const holdWallets = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('held', 'yes'))
const letAnnounce = (page: Page) => page.evaluate(() => window.letAnnounce?.())

test('a wallet that announces itself late is restored without a reload, and on every later page', async ({
  page,
  world,
}) => {
  await page.addInitScript(holdAnnouncements)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await holdWallets(page)
  for (const _ of ['once', 'and again']) {
    await page.reload()
    await expect(visitor.connectButton).toBeEnabled()
  }
  await letAnnounce(page)
  await visitor.seesAccount()
  const asked = await walletWasAsked(page)
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
})

test('a wallet that answers late is restored without a reload', async ({
  page,
  world,
}) => {
  await page.addInitScript(spoilWallets)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('slow')) window.spoilt = { eth_accounts: 'hold' }
  })
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.evaluate(() => sessionStorage.setItem('slow', 'yes'))
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await page.evaluate(() => window.letGo?.())
  await visitor.seesAccount()
})

test('a wallet that fails to answer keeps its session for the next page', async ({
  page,
  world,
}) => {
  await page.addInitScript(spoilWallets)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken'))
      window.spoilt = { eth_accounts: { message: 'Not ready.' } }
  })
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await page.evaluate(() => sessionStorage.removeItem('broken'))
  await page.reload()
  await visitor.seesAccount()
})

test('a part that fails to load keeps the session, which is restored once the part loads', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(troubleNoise)
  const visitor = await visitThin(page, world)
  await visitor.connect()
  // This page shares no wagmi, so the engine uses the remote's own.
  const part = scriptsWith('@wagmi/core')
  await page.route(part, (route) => route.abort())
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await page.unroute(part)
  await visitor.connectButton.hover()
  await visitor.seesAccount()
})

test('a tab with a late wallet does not end the session of the other tab or the next page', async ({
  page,
  context,
  world,
}) => {
  await page.addInitScript(holdAnnouncements)
  const here = await visitThin(page, world)
  await here.connect()
  const other = await context.newPage()
  await other.addInitScript(() => sessionStorage.setItem('held', 'yes'))
  await other.addInitScript(holdAnnouncements)
  const there = await visitThin(other, world)
  await expect(there.connectButton).toBeEnabled()
  await here.seesAccount()
  await page.reload()
  await here.seesAccount()
  await letAnnounce(other)
  await there.seesAccount()
})

test('a late wallet does not restore a session that was ended in another tab', async ({
  page,
  context,
  world,
}) => {
  const here = await visitThin(page, world)
  await here.connect()
  const usual = beforePrompt(await walletWasAsked(page))
  const other = await context.newPage()
  await other.addInitScript(() => sessionStorage.setItem('held', 'yes'))
  await other.addInitScript(holdAnnouncements)
  const there = await visitThin(other, world)
  await expect(there.connectButton).toBeEnabled()
  await here.openAccount()
  await here.disconnect.click()
  await expect(here.connectButton).toBeVisible()
  await letAnnounce(other)
  await there.connect()
  expect(beforePrompt(await walletWasAsked(other))).toEqual(usual)
})

/** Returns the requests to a wallet before it had to prompt its owner. */
function beforePrompt(asked: readonly string[]) {
  const prompt = asked.indexOf('wallet_requestPermissions')
  expect(prompt).toBeGreaterThan(-1)
  return asked.slice(0, prompt)
}

const engine = () => scriptsWith('src/engine/createEngine.ts')

/** Opens the page again for a connected visitor, and holds the engine until it is released. */
async function comesAgain(page: Page, world: World) {
  const visitor = await visitThin(page, world)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // A routed request does not use the cache.
  await page.route(engine(), async (route) => {
    await held
    await route.continue()
  })
  return { visitor, letGo }
}

test('the button shows the account before the engine has loaded, and its dialog opens and is filled later', async ({
  page,
  world,
}) => {
  const { visitor, letGo } = await comesAgain(page, world)
  await page.reload()
  await expect(visitor.restored).toHaveText('ada.example')
  const place = await visitor.accountButton.boundingBox()
  await visitor.openAccount()
  await expect(visitor.disconnect).toHaveCount(0)
  letGo()
  await expect(visitor.disconnect).toBeVisible()
  await page.keyboard.press('Escape')
  await visitor.seesAccount()
  expect(await visitor.accountButton.boundingBox()).toEqual(place)
})

test('the account of a locked wallet is shown until the wallet reports that it is locked', async ({
  page,
  world,
}) => {
  const { visitor, letGo } = await comesAgain(page, world)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('testWallet')) localStorage.removeItem(key)
  })
  await page.reload()
  await visitor.restored.click()
  await expect(visitor.dialog('account')).toBeVisible()
  letGo()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.seesNoDialog()
})
