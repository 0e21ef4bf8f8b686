/**
 * The oldest supported browsers, which were current in November 2024. The keys are the names that browser-compat-data
 * uses. Browsers update automatically. A browser that is two years old lacks security fixes, and wallet extensions and
 * apps require newer ones. Code may only use newer features behind a guard, which
 * `tests/contract/build/browsers.test.ts` checks.
 */
export const browsers = {
  chrome: '131',
  edge: '131',
  firefox: '132',
  safari: '18.1',
  safari_ios: '18.1',
  // Samsung's releases are months behind Chrome. Version 27 contains Chromium 125.
  samsunginternet_android: '27.0',
} as const

/** The edition of ECMAScript that all of these browsers support. All built scripts use it. */
export const ecmaScript = 2024
