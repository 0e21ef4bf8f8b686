import { expect } from '@playwright/test'
import { parseColor } from '../../src/theme/contrast'
import { dark } from '../../src/theme/palettes'
import { visitShop } from '../fixtures/pages/visit'
import { test as base } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

/**
 * A browser that is dark, and says of every pointer that it cannot hover. Firefox is in a private window, too:
 * what the drivers of Chromium and WebKit open always is one.
 */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--blink-settings=primaryHoverType=1,availableHoverTypes=1',
        ],
        firefoxUserPrefs: {
          ...launchOptions.firefoxUserPrefs,
          'ui.primaryPointerCapabilities': 2,
          'ui.allPointerCapabilities': 2,
          'layout.css.prefers-color-scheme.content-override': 0,
          'browser.privatebrowsing.autostart': true,
        },
      }),
    { scope: 'worker' },
  ],
})
test.use({ colorScheme: 'dark' })

test('in a dark browser that hovers nowhere and is never idle the whole journey works', {
  tag: '@engines',
}, async ({ page, world, browserName }) => {
  await page.addInitScript(() => {
    // WebKit has none: nothing that a tap needs may wait for it.
    window.requestIdleCallback = () => 0
  })
  const visitor = await visitShop(page, world)
  const hovers = await page.evaluate(() => matchMedia('(hover:hover)').matches)
  // WebKitGTK always has a mouse.
  expect(hovers).toBe(browserName === 'webkit')
  await visitor.openConnect()
  const surface = `rgb(${parseColor(dark.surface)?.join(', ')})`
  await expect(visitor.dialog('connect')).toHaveCSS('background-color', surface)
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await wholeJourney(visitor)
})
