import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'
import { seeReadyApp } from './models/openRainbow'
import { tapOn } from './models/tapOn'
import { watchApps } from './models/watchApps'

test.use(handsets.ios)

test('without a ready code, the link opens after the tap, and the page says what another tap does', async ({
  page,
  world,
  relay,
  phone,
  expectedNoise,
  browserName,
}) => {
  expectedNoise.push(/WebSocket connection to/, /can’t establish a connection/)
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
