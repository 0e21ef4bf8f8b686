import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { findFirefox } from './findFirefox.ts'

/** How tests start Firefox: a stock one, over WebDriver BiDi. */
export function firefoxLaunch(): LaunchOptions {
  return {
    executablePath: path.join(import.meta.dirname, 'bridge.mjs'),
    env: { ...process.env, WALLETDOCK_FIREFOX: findFirefox() },
    firefoxUserPrefs: {
      // Without a screen it says that no pointer hovers, as a phone does: 2 is fine, 4 hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Light, whatever the desktop is: Playwright's own way is the command that the bridge answers.
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  }
}
