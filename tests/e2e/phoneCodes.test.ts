import { expect } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'
import { handsets } from './models/handsets'
import { seeReadyApp } from './models/openRainbow'
import { socketsOf } from './models/socketsOf'
import { tapOn } from './models/tapOn'
import { watchApps } from './models/watchApps'

test.use(handsets.ios)

test('one client makes one code, when the list is shown and not before [7.17]', async ({
  page,
  world,
  phone,
}) => {
  const sockets = socketsOf(page)
  const apps = await watchApps(page)
  const visitor = await visitShop(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await comeToQuiet(page, world)
  expect(sockets).toEqual([])
  await visitor.openConnect()
  await visitor.seesReadyApp('rainbow')
  await visitor.close.tap()
  await visitor.seesNoDialog()
  await visitor.openConnect()
  await visitor.seesReadyApp('rainbow')
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  await phone.scan(apps.code())
  await visitor.seesAccount()
  expect(sockets).toHaveLength(1)
})

test('without a code at hand a link follows the tap, and says what another tap does [7.6]', {
  tag: '@engines',
}, async ({ page, world, relay, phone, expectedNoise, browserName }) => {
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

test('a code that grows old while the list is shown gives way to a new one [7.17]', async ({
  page,
  world,
  relay: _relay,
}) => {
  await page.clock.install()
  const { apps, visitor } = await seeReadyApp(page, world)
  await page.clock.fastForward('05:30')
  await visitor.seesReadyApp('rainbow')
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  const expiry = /expiryTimestamp=(\d+)/.exec(apps.code())?.[1]
  const now = await page.evaluate(() => Date.now())
  expect(Number(expiry) * 1000).toBeGreaterThan(now)
  await expect(page.getByTestId('wd-open-wallet')).toBeVisible()
})

test('a code that nobody has used is given up without a word when the list closes [7.17]', async ({
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
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  await expect(page.getByTestId('wd-open-wallet')).toBeVisible()
  expect(phone.asked).toEqual([])
})

test('an app is opened for no code that the relay has not taken: the page that is left sends nothing more', async ({
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
