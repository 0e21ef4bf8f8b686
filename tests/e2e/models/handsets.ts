import { devices } from '@playwright/test'

/** A phone, as far as a page can tell: its agent, its screen, its touch. */
function handset(name: string) {
  const { defaultBrowserType, ...phone } = devices[name] ?? {}
  return phone
}

/** The two systems of phones that there are. */
export const handsets = {
  ios: handset('iPhone 15'),
  android: handset('Pixel 7'),
} as const
