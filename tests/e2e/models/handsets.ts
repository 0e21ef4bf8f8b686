import { devices } from '@playwright/test'

/** The properties of a phone that a page can see: user agent, screen and touch. */
function handset(name: string) {
  const { defaultBrowserType, isMobile, ...phone } = devices[name] ?? {}
  return {
    ...phone,
    // Playwright can emulate the page layout of phones only in Chromium.
    isMobile: (
      { browserName }: { browserName: string },
      use: (value: boolean) => Promise<void>,
    ) => use(browserName === 'chromium' && isMobile === true),
  }
}

/** The two operating systems of phones. */
export const handsets = {
  ios: handset('iPhone 15'),
  android: handset('Pixel 7'),
} as const
