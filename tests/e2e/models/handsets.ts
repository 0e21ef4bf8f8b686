import { devices } from '@playwright/test'

/** A phone, as far as a page can tell: its agent, its screen, its touch. */
function handset(name: string) {
  const { defaultBrowserType, isMobile, ...phone } = devices[name] ?? {}
  return {
    ...phone,
    // Playwright can tell Chromium alone to lay pages out as phones do.
    isMobile: (
      { browserName }: { browserName: string },
      use: (value: boolean) => Promise<void>,
    ) => use(browserName === 'chromium' && isMobile === true),
  }
}

/** The two systems of phones that there are. */
export const handsets = {
  ios: handset('iPhone 15'),
  android: handset('Pixel 7'),
} as const

/** Devices in the hand that have room for two panes. */
export const wideHandsets = {
  'an iPad on its side': handset('iPad (gen 7) landscape'),
  'an Android tablet on its side': handset('Galaxy Tab S9 landscape'),
  'a large phone on its side': handset('Pixel 7 landscape'),
} as const
