import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'
import { openRainbow, seeReadyApp, tapOn, watchApps } from './models/watchApps'

const stores = {
  ios: /^https:\/\/apps\.apple\.com/,
  android: /^https:\/\/play\.google\.com/,
}
const tags = { ios: [], android: '@engines' }
/** The start of the link to Rainbow's app. */
const schemes = { ios: 'rainbow://wc?uri=wc%3A', android: 'wc:' }

for (const system of ['ios', 'android'] as const) {
  test.describe(`on ${system}`, () => {
    test.use(handsets[system])

    test('the tap on a wallet opens its app with a code, offers the store only if no app has opened, and the app’s approval connects', async ({
      page,
      world,
      phone,
    }) => {
      await page.clock.install()
      const { apps, visitor } = await seeReadyApp(page, world)
      expect(apps.links).toEqual([])
      await leaveForApp(page, true)
      const tap = () => visitor.wallet('rainbow').tap()
      expect(await apps.isOpenedInTap(tap)).toBe(true)
      expect(apps.links[0]?.startsWith(schemes[system])).toBe(true)
      const again = page.getByTestId('wd-open-wallet')
      const store = page.getByTestId('wd-get-app')
      await expect(again).toHaveText('Open Rainbow')
      await page.clock.fastForward(10_000)
      await comeBack(page)
      await page.clock.fastForward(10_000)
      await expect(store).toHaveCount(0)
      expect(await apps.isOpenedInTap(() => again.tap())).toBe(true)
      await page.clock.fastForward(2000)
      await expect(store).toHaveAttribute('href', stores[system])
      await leaveForApp(page)
      await phone.scan(apps.code())
      await comeBack(page)
      await visitor.seesAccount()
    })

    test('MetaMask is opened by its own link, with the code encoded', {
      tag: tags[system],
    }, async ({ page, world, phone, browserName }) => {
      const { apps, visitor } = await seeReadyApp(page, world, 'metaMask')
      const tap = () => tapOn(visitor.wallet('metaMask'), { browserName })
      expect(await apps.isOpenedInTap(tap)).toBe(true)
      expect(apps.links[0]).toMatch(
        /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A[^&]+$/,
      )
      await phone.scan(apps.code())
      await visitor.seesAccount()
    })
  })
}

/**
 * Simulates a visitor who switches to an app that covers the page. A headless browser cannot do that, so the page
 * gets the state and the event of a hidden page.
 * @param withTap whether the next tap opens the app
 */
function leaveForApp(page: Page, withTap = false): Promise<void> {
  return page.evaluate((withTap) => {
    const leave = () => {
      const hidden = { configurable: true, get: () => true }
      Object.defineProperty(document, 'hidden', hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const once = { capture: true, once: true }
    if (withTap) addEventListener('click', () => setTimeout(leave), once)
    else leave()
  }, withTap)
}

/** Simulates the visitor's return to the page. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test.describe('answers', () => {
  test.use(handsets.ios)

  test('the app is stored for later requests until the visitor disconnects', async ({
    page,
    world,
    phone,
  }) => {
    const apps = await watchApps(page)
    const visitor = await visitShop(page, world)
    const remembered = () =>
      page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    await visitor.openConnect()
    await visitor.seesReadyApp('rainbow')
    expect(await remembered()).toBeNull()
    await visitor.wallet('rainbow').tap()
    await expect.poll(() => apps.links.length).toBe(1)
    await phone.scan(apps.code())
    await visitor.seesAccount()
    await expect
      .poll(async () => JSON.parse((await remembered()) ?? '{}'))
      .toEqual({ href: 'rainbow://wc', name: 'Rainbow' })
    await page.getByLabel('Amount in Ether').fill('1')
    await page.getByRole('button', { name: 'Send the gift' }).tap()
    await expect.poll(() => apps.links.at(-1)).toMatch(/^rainbow:.*requestId=/)
    await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
    await visitor.openAccount()
    await visitor.disconnect.tap()
    await expect(visitor.connectButton).toBeVisible()
    await expect.poll(remembered).toBeNull()
  })

  for (const [what, answersFirst] of [
    ['has answered while the page was gone', true],
    ['answers when the page is back', false],
  ] as const) {
    test(`a page that the phone unloads while the visitor is in the app is connected by an app that ${what}`, async ({
      page,
      world,
      phone,
    }) => {
      const { apps, visitor } = await openRainbow(page, world)
      const code = apps.code()
      await page.goto('about:blank')
      if (answersFirst) await phone.scan(code)
      await page.goto(world.host.url)
      if (!answersFirst) {
        await expect(page.getByTestId('wd-open-wallet')).toHaveAttribute(
          'href',
          `rainbow://wc?uri=${encodeURIComponent(code)}`,
        )
        await phone.scan(code)
      }
      await visitor.seesAccount()
      expect(phone.requests).toEqual(['connect'])
      await page.reload()
      await visitor.seesAccount()
    })
  }
})

test.describe('codes', () => {
  test.use(handsets.ios)

  test('without a ready code, the link opens after the tap, and the page says what another tap does', async ({
    page,
    world,
    relay,
    phone,
    expectedNoise,
    browserName,
  }) => {
    expectedNoise.push(
      /WebSocket connection to/,
      /can’t establish a connection/,
    )
    const apps = await watchApps(page)
    relay.be('down')
    const visitor = await visitShop(page, world)
    await visitor.openConnect()
    await tapOn(visitor.wallet('metaMask'), { browserName })
    await expect(visitor.dialog('connect')).toContainText('Confirm in MetaMask')
    expect(apps.links).toEqual([])
    relay.heal()
    const link = page.getByTestId('wd-open-wallet')
    await expect(link).toHaveText('Open MetaMask')
    await tapOn(link, { browserName })
    await expect.poll(() => apps.links.length).toBe(1)
    await phone.scan(apps.code())
    await visitor.seesAccount()
  })

  test('an unused code is dropped silently when the list closes or the code gets old, and a new one is ready', async ({
    page,
    world,
    phone,
  }) => {
    await page.clock.install()
    const { apps, visitor } = await seeReadyApp(page, world)
    await visitor.close.tap()
    await visitor.seesNoDialog()
    await page.clock.fastForward('06:00')
    await visitor.openConnect()
    await visitor.seesReadyApp('rainbow')
    await page.clock.fastForward('05:30')
    await visitor.seesReadyApp('rainbow')
    await visitor.wallet('rainbow').tap()
    await expect.poll(() => apps.links.length).toBe(1)
    const expiry = /expiryTimestamp=(\d+)/.exec(apps.code())?.[1]
    const now = await page.evaluate(() => Date.now())
    expect(Number(expiry) * 1000).toBeGreaterThan(now)
    await expect(page.getByTestId('wd-open-wallet')).toBeVisible()
    expect(phone.requests).toEqual([])
  })

  test('an app opens only with a code that the relay has stored, because a page in the background sends nothing more', async ({
    page,
    world,
    relay,
  }) => {
    relay.be('mute')
    world.changeSettings({ relayTimeoutMs: 2000 })
    const apps = await watchApps(page)
    const visitor = await visitShop(page, world)
    await visitor.openConnect()
    await visitor.wallet('rainbow').tap()
    await expect(visitor.retry).toBeVisible()
    expect(apps.links).toEqual([])
  })
})
