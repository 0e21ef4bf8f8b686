import { expect } from '@playwright/test'
import { dialogMessages } from '../../src/data/messages/dialogs'
import { parseColor } from '../../src/ui/theme/contrast'
import { dark } from '../../src/ui/theme/palettes'
import { visitShop } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { wholeJourney } from './models/wholeJourney'

test('the whole journey works in a browser without idle callbacks and Trusted Types', async ({
  page,
  world,
}) => {
  await page.addInitScript(olderBrowser)
  await wholeJourney(await visitShop(page, world))
})

/** Runs in the page, before its scripts: removes features that some browsers do not have. */
function olderBrowser(): void {
  for (const name of ['requestIdleCallback', 'scheduler', 'trustedTypes'])
    Reflect.deleteProperty(window, name)
  for (const name of ['userAgentData', 'connection', 'userActivation'])
    Reflect.deleteProperty(Navigator.prototype, name)
}

/** For `addInitScript`: refuses all storage, as some private windows and frames of other sites do. */
function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  // Firefox refuses channels where it refuses storage.
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  })
}

test('with blocked storage, a wallet on a phone reports it, an extension connects, and a reload starts fresh', {
  tag: '@engines',
}, async ({ page, world, relay: _relay }) => {
  await page.addInitScript(refuseStorage)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const { title, text } = dialogMessages.failures['storage-blocked']
  await expect(visitor.dialog('connect')).toContainText(title('Rainbow'))
  await expect(visitor.dialog('connect')).toContainText(text)
  await expect(visitor.retry).toBeVisible()
  await visitor.choose()
  await visitor.seesAccount()
  await page.reload()
  await expect(visitor.connectButton).toBeEnabled()
  await visitor.connect()
})

test.describe('in the dark', () => {
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
    const hovers = await page.evaluate(
      () => matchMedia('(hover:hover)').matches,
    )
    expect(hovers).toBe(false)
    await visitor.openConnect()
    const surface = `rgb(${parseColor(dark.surface)?.join(', ')})`
    await expect(visitor.dialog('connect')).toHaveCSS(
      'background-color',
      surface,
    )
    await page.keyboard.press('Escape')
    await visitor.seesNoDialog()
    await wholeJourney(visitor)
  })
})
