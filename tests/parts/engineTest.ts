import { test as base } from '@playwright/test'
import { engines } from './engines'
import { findWebKit } from './webkit/findWebKit'
import { isWebKit, launchWebKit } from './webkit/launchWebKit'

/** A test in its project's engine; skipped, with what to install, where a machine has none. */
export const test = base.extend<{
  engine: undefined
  webKitOptions: undefined
}>({
  browser: [
    async ({ playwright, browserName }, use) => {
      // Playwright launches a WebKit of its own only: this is the system's.
      const webKit = browserName === 'webkit' ? findWebKit() : undefined
      const browser = webKit
        ? await launchWebKit(webKit)
        : await playwright[browserName].launch()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: [
    async ({ browserName }, use, { skip }) => {
      const { find, advice } = engines[browserName]
      skip(!find(), advice)
      await use(undefined)
    },
    { auto: true },
  ],
  // Playwright hands its options to browsers of its own behind our back.
  webKitOptions: [
    async (
      { browser, viewport, userAgent, colorScheme, locale, contextOptions },
      use,
    ) => {
      const { reducedMotion } = contextOptions
      const options = { viewport, userAgent, colorScheme, locale }
      if (isWebKit(browser))
        browser.setContextOptions({ ...options, reducedMotion })
      await use(undefined)
    },
    { auto: true },
  ],
})
