import { expect } from '@playwright/test'
import { parseColor } from '../../src/ui/theme/contrast'
import { dark } from '../../src/ui/theme/palettes'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

/**
 * A browser in dark mode in which no pointer can hover. Firefox also uses a private window, because Chromium's driver
 * always opens private ones.
 */
test.use({
  colorScheme: 'dark',
  ownLaunch: {
    chromium: {
      args: ['--blink-settings=primaryHoverType=1,availableHoverTypes=1'],
    },
    firefox: {
      firefoxUserPrefs: {
        'ui.primaryPointerCapabilities': 2,
        'ui.allPointerCapabilities': 2,
        'layout.css.prefers-color-scheme.content-override': 0,
        'browser.privatebrowsing.autostart': true,
      },
    },
  },
})

test('the whole journey works in a browser in dark mode that cannot hover and is never idle', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.addInitScript(() => {
    // WebKit has no idle callbacks, so nothing that a tap needs may wait for one.
    window.requestIdleCallback = () => 0
  })
  const visitor = await visitShop(page, world)
  const hovers = await page.evaluate(() => matchMedia('(hover:hover)').matches)
  expect(hovers).toBe(false)
  await visitor.openConnect()
  const surface = `rgb(${parseColor(dark.surface)?.join(', ')})`
  await expect(visitor.dialog('connect')).toHaveCSS('background-color', surface)
  await page.keyboard.press('Escape')
  await visitor.seesNoDialog()
  await wholeJourney(visitor)
})
