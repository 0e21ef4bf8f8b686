/**
 * The oldest browsers that everything works in, by the names of browser-compat-data: those that were current in
 * November 2024. Browsers update themselves; who has not for two years lacks security fixes, and wallets' extensions and
 * apps ask for newer ones than these. What is newer is used behind a guard only: `tests/contract/build/browsers.test.ts`.
 */
export const browsers = {
  chrome: '131',
  edge: '131',
  firefox: '132',
  safari: '18.1',
  safari_ios: '18.1',
  // Follows Chrome by months: this one has Chromium 125.
  samsunginternet_android: '27.0',
} as const

/** The edition of ECMAScript that all of them read: what is built is written in it. */
export const ecmaScript = 2024
