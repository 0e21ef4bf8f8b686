import { findBrowser, hasHeadlessShell } from './findBrowser'
import { findFirefox } from './firefox/findFirefox'
import { findWebKit } from './webkit/findWebKit'

/** The engines that journeys are tested in, by Playwright's names. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

type EngineFacts = {
  /** A person's name for it. */
  readonly name: string
  /** Path of its browser. */
  readonly find: () => string | undefined
  /** Debian's packages. */
  readonly packages: readonly string[]
  /** What a person can do where there is none. */
  readonly advice: string
  /** What makes its tests faster; they run without it, too. */
  readonly quicker?: {
    readonly isHere: () => boolean
    readonly packages: readonly string[]
  }
}

/** How each engine is found and had. */
export const engines: Readonly<Record<Engine, EngineFacts>> = {
  chromium: {
    name: 'Chromium',
    find: () => findBrowser('whole'),
    quicker: {
      isHere: hasHeadlessShell,
      packages: ['chromium-headless-shell'],
    },
    packages: ['chromium'],
    advice:
      'No Chromium found. Run `npx playwright install chromium`, or install Chromium, Chrome or Edge, or set WALLETDOCK_BROWSER to its path.',
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice:
      'No Firefox found. Install it, or set WALLETDOCK_FIREFOX to its path.',
  },
  webkit: {
    name: 'WebKit',
    find: () => findWebKit()?.browser,
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice:
      'No WebKit found. It takes Linux with WebKitGTK’s MiniBrowser, its driver and Xvfb: on Debian `apt-get install webkit2gtk-driver xvfb`.',
  },
}
