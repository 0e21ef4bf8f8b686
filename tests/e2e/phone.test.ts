import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'
import { seeReadyApp } from './models/openRainbow'
import { tapOn } from './models/tapOn'

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
      const tap = () => visitor.wallet('rainbow').tap()
      expect(await apps.isOpenedInTap(tap)).toBe(true)
      expect(apps.links[0]?.startsWith(schemes[system])).toBe(true)
      const again = page.getByTestId('wd-open-wallet')
      const store = page.getByTestId('wd-get-app')
      await leaveForApp(page)
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
 */
function leaveForApp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hidden = { configurable: true, get: () => true }
    Object.defineProperty(document, 'hidden', hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Simulates the visitor's return to the page. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
