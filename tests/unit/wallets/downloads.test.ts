import { expect, test } from 'vitest'
import {
  desktopUrl,
  downloadLinks,
  mobileUrl,
} from '../../../src/wallets/downloadLinks'
import { extensionUrl } from '../../../src/wallets/extensionUrl'
import type { DownloadUrls } from '../../../src/wallets/Wallet'
import { androidPhone, device, iPhone } from './device'

const all = {
  chrome: 'https://chrome',
  edge: 'https://edge',
  firefox: 'https://firefox',
  opera: 'https://opera',
  browserExtension: 'https://any',
} satisfies DownloadUrls

test.each([
  ['chrome', 'https://chrome'],
  ['brave', 'https://chrome'],
  ['arc', 'https://chrome'],
  ['edge', 'https://edge'],
  ['opera', 'https://opera'],
  ['firefox', 'https://firefox'],
  ['safari', 'https://any'],
  ['other', 'https://any'],
] as const)('extensionUrl for %s is %s [3.3]', (browser, url) => {
  expect(extensionUrl(all, device({ browser }))).toBe(url)
})

test.each(['edge', 'opera'] as const)(
  'extensionUrl for %s falls back to Chrome’s store',
  (browser) => {
    const urls = { chrome: all.chrome, browserExtension: all.browserExtension }
    expect(extensionUrl(urls, device({ browser }))).toBe('https://chrome')
  },
)

test('extensionUrl for Firefox does not fall back to Chrome’s store', () => {
  const firefox = device({ browser: 'firefox' })
  expect(extensionUrl({ chrome: all.chrome }, firefox)).toBe(undefined)
})

test('phones have neither extensions nor desktop apps', () => {
  expect(extensionUrl(all, androidPhone)).toBe(undefined)
  expect(desktopUrl({ desktop: 'https://app' }, iPhone)).toBe(undefined)
})

test('mobileUrl is the store of the phone’s system, or else the general page [3.3]', () => {
  const urls = {
    ios: 'https://ios',
    android: 'https://android',
    mobile: 'https://mobile',
  }
  expect(mobileUrl(urls, iPhone)).toBe('https://ios')
  expect(mobileUrl(urls, androidPhone)).toBe('https://android')
  const windows = { ...urls, windows: 'https://windows' }
  expect(mobileUrl(windows, device({ system: 'windows' }))).toBe(
    'https://mobile',
  )
  expect(mobileUrl({ mobile: 'https://mobile' }, iPhone)).toBe('https://mobile')
  expect(mobileUrl({ ios: 'https://ios' }, androidPhone)).toBe(undefined)
})

test('desktopUrl is the app of the system, or else the general one', () => {
  const urls = { macos: 'https://mac', desktop: 'https://app' }
  for (const system of ['macos', 'windows', 'linux'] as const)
    expect(
      desktopUrl({ ...urls, [system]: 'https://own' }, device({ system })),
    ).toBe('https://own')
  expect(desktopUrl(urls, device({ system: 'linux' }))).toBe('https://app')
  expect(desktopUrl(urls, device({ system: 'other' }))).toBe('https://app')
  // The device is a television, or a laptop that runs Android.
  const android = { ...urls, android: 'https://phone' }
  expect(desktopUrl(android, device({ system: 'android' }))).toBe('https://app')
})

test('the URL for a desktop’s QR code is the wallet’s qrCode page, or else its general one', () => {
  const mobile = 'https://mobile'
  const qrCode = 'https://code'
  expect(downloadLinks({ mobile }, device()).phone).toBe(mobile)
  expect(downloadLinks({ mobile, qrCode }, device()).phone).toBe(qrCode)
})
