import { expect, test } from 'vitest'
import {
  desktopUrl,
  downloadLinks,
  extensionUrl,
  mobileUrl,
} from '../../../src/data/wallets/downloadLinks'
import type { DownloadUrls } from '../../../src/data/wallets/Wallet'
import type { Device } from '../../../src/platform/device/device'
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
] as const)('extensionUrl for %s is %s', (browser, url) => {
  expect(extensionUrl(all, device({ browser }))).toBe(url)
})

test.each([
  ['edge', { chrome: all.chrome, browserExtension: 'https://any' }, all.chrome],
  [
    'opera',
    { chrome: all.chrome, browserExtension: 'https://any' },
    all.chrome,
  ],
  ['firefox', { chrome: all.chrome }, undefined],
] as const)(
  'extensionUrl for %s falls back to %j: %s',
  (browser, urls, url) => {
    expect(extensionUrl(urls, device({ browser }))).toBe(url)
  },
)

test('phones have neither extensions nor desktop apps', () => {
  expect(extensionUrl(all, androidPhone)).toBe(undefined)
  expect(desktopUrl({ desktop: 'https://app' }, iPhone)).toBe(undefined)
})

const [ios, android, mobile] = ['https://ios', 'https://and', 'https://mobile']
const windows = device({ system: 'windows' })

test.each([
  [{ ios, android, mobile }, iPhone, ios],
  [{ ios, android, mobile }, androidPhone, android],
  [{ ios, android, mobile, windows: 'https://win' }, windows, mobile],
  [{ mobile }, iPhone, mobile],
  [{ ios }, androidPhone, undefined],
])(
  'mobileUrl is the store of the phone’s system, or else the general page (%#)',
  (urls, on, url) => {
    expect(mobileUrl(urls, on)).toBe(url)
  },
)

const [own, app] = ['https://own', 'https://app']

test.each<[Device['system'], DownloadUrls, string]>([
  ['macos', { macos: own }, own],
  ['windows', { windows: own }, own],
  ['linux', { linux: own }, own],
  ['linux', { macos: own }, app],
  ['other', { macos: own }, app],
  // The device is a television, or a laptop that runs Android.
  ['android', { android }, app],
])(
  'desktopUrl on %s is the app of the system, or else the general one (%#)',
  (system, urls, url) => {
    expect(desktopUrl({ ...urls, desktop: app }, device({ system }))).toBe(url)
  },
)

test('the URL for a desktop’s QR code is the wallet’s qrCode page, or else its general one', () => {
  const mobile = 'https://mobile'
  const qrCode = 'https://code'
  expect(downloadLinks({ mobile }, device()).phone).toBe(mobile)
  expect(downloadLinks({ mobile, qrCode }, device()).phone).toBe(qrCode)
})
