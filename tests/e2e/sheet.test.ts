import { expect, type Locator, type Page } from '@playwright/test'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { twoFrames } from '../fixtures/pages/twoFrames'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import type { WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { handsets } from './models/handsets'

test.use(handsets.ios)

/** Pulls the open sheet down by its grip with a real pointer, by a distance in CSS pixels, and releases it. */
async function pullDown({ page, dialogs }: WalletPage, distance: number) {
  await comeToRest(page)
  const box = await dialogs.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + 8
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance, { steps: 10 })
  await page.mouse.up()
}

test('a sheet that is pulled a little moves back, one that is pulled far closes, and the page behind it does not scroll', {
  tag: '@engines',
}, async ({ page, world, relay: _relay }) => {
  const visitor = await visitShop(page, world)
  const scroll = async () => {
    await page.mouse.move(195, 300)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('End')
  }
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await visitor.openConnect()
  await comeToRest(page)
  await scroll()
  await twoFrames(page)
  expect(await scrolled()).toBe(0)
  const before = await visitor.dialogs.boundingBox()
  // The distance is so short that the sheet stays open at any speed.
  await pullDown(visitor, 20)
  await expect.poll(() => visitor.dialogs.boundingBox()).toEqual(before)
  await pullDown(visitor, 200)
  await visitor.seesNoDialog()
  await scroll()
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('a sheet avoids a notch above it and a home bar below it', async ({
  page,
  world,
  relay: _relay,
}) => {
  const [notch, homeBar] = [47, 34]
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: notch, topMax: notch, bottom: homeBar, bottomMax: homeBar },
  })
  const visitor = await visitShop(page, world)
  // The window is lower than the list.
  await page.setViewportSize({ width: 390, height: 320 })
  await visitor.openConnect()
  await comeToRest(page)
  const sheet = await visitor.dialogs.boundingBox()
  expect(sheet?.y).toBeGreaterThanOrEqual(notch)
  const last = visitor.dialogs.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320 - homeBar)
})

/** Makes the page wider than the window, and pans it. */
async function pan(page: Page) {
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.cssText = 'width: 900px; height: 40px; background: teal'
    document.body.append(wide)
  })
  await page.mouse.wheel(120, 100)
  const panned = () => page.evaluate(() => visualViewport?.offsetLeft)
  await expect.poll(panned).toBe(120)
}

/** Presses an element without a tap, which would pan the page back to the element. */
const press = (element: Locator) =>
  element.evaluate((button: HTMLElement) => button.click())

/** Returns how far an element is inside the view, at its left, right and lower edge. */
const distancesOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, bottom } = one.getBoundingClientRect()
    const view = visualViewport
    if (!view) throw new Error('The browser has no visual viewport.')
    return [
      left - view.offsetLeft,
      view.offsetLeft + view.width - right,
      view.offsetTop + view.height - bottom,
    ].map(Math.round)
  })

test('a sheet is in view on a page that is wider than the window and has been panned', async ({
  page,
  world,
  relay: _relay,
}) => {
  const visitor = await visitShop(page, world)
  await pan(page)
  await press(visitor.connectButton)
  await visitor.dialog('connect').waitFor()
  await comeToRest(page)
  expect(await distancesOf(visitor.dialogs)).toEqual([0, 0, 0])
})

for (const place of ['beside its button', 'in a corner'])
  test(`a notice ${place} is in view on such a page`, async ({
    page,
    world,
    relay: _relay,
  }) => {
    const visitor = await visitShop(page, world)
    await visitor.connect()
    await walletAnswers(page, 'reject')
    await pan(page)
    await press(visitor.networkButton)
    await visitor.dialog('network').waitFor()
    // Without a button that is visible, the notice is in a corner of the window.
    if (place === 'in a corner')
      await page
        .locator('[data-walletdock]', { has: visitor.accountButton })
        .evaluateAll((hosts) => {
          for (const host of hosts) host.toggleAttribute('hidden', true)
        })
    await press(visitor.chain(10))
    const notice = page.locator('[part=notice]').filter({ visible: true })
    await notice.waitFor()
    await expect
      .poll(async () => Math.min(...(await distancesOf(notice))))
      .toBeGreaterThanOrEqual(16)
  })
