import { expect, test } from 'vitest'
import {
  type Device,
  deviceOf,
  isEmbedded,
  isInTelegram,
  layoutOf,
} from '../../../src/platform/device/device'
import { blink, desktops, iPhone, phones, tablets, webKit } from './agents'

const all = [
  ...[...phones, ...tablets].map((one) => ({ ...one, isMobile: true })),
  ...desktops.map((one) => ({ ...one, isMobile: false })),
]

test.each(all)('$name is recognised as $told', ({ agent, told, isMobile }) => {
  const { system, browser, mobile } = deviceOf(agent)
  expect(`${system} ${browser}`).toBe(told)
  expect(mobile).toBe(isMobile)
})

test.each(['OPPO', 'OnePlus Open', 'Optimus', 'Laptop/1.0', 'Opal', 'Shopr/2'])(
  'the word %s, which contains "op", is not recognised as Opera',
  (model) => {
    const userAgent = `Mozilla/5.0 (Linux; Android 14; ${model}) Chrome/124.0`
    expect(deviceOf({ userAgent }).browser).toBe('chrome')
  },
)

const desktop: Device = { system: 'linux', browser: 'chrome', mobile: false }
const phone: Device = { system: 'ios', browser: 'safari', mobile: true }

test.each([
  [desktop, 1280, 'wide', 'wide'],
  [desktop, 768, 'wide', 'wide'],
  [desktop, 767, 'wide', 'compact'],
  [desktop, 1280, 'compact', 'compact'],
  [desktop, 400, 'compact', 'compact'],
  [desktop, 1280, undefined, 'wide'],
  [phone, 390, 'wide', 'mobile'],
  [phone, 390, 'compact', 'mobile'],
  // A tablet.
  [phone, 1180, 'wide', 'wide'],
  [phone, 1180, 'compact', 'compact'],
] as const)(
  'layoutOf %o with %d px, if the host sets %s, is %s',
  (device, widthPx, preferred, layout) => {
    expect(layoutOf(device, widthPx, preferred)).toBe(layout)
  },
)

const webView = `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) ${blink} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36`

test.each([
  ['a web view on Android', webView],
  ['Instagram on Android', `${webView} Instagram 330.0.0.40.92 Android`],
  ['an app on an iPhone', `${iPhone} ${webKit} Mobile/15E148`],
  [
    'Facebook on an iPhone',
    `${iPhone} ${webKit} Mobile/15E148 [FBAN/FBIOS;FBAV/462.0]`,
  ],
])('isEmbedded is true in %s', (_, userAgent) => {
  expect(isEmbedded({ userAgent }, {})).toBe(true)
})

test('isEmbedded is true in Telegram, whose user agent may be that of a browser', () => {
  const userAgent = `Mozilla/5.0 (Linux; Android 14; K) ${blink} Chrome/124.0.0.0 Mobile Safari/537.36`
  for (const name of ['TelegramWebviewProxy', 'TelegramWebview']) {
    expect(isInTelegram({ [name]: {} })).toBe(true)
    expect(isEmbedded({ userAgent }, { [name]: {} })).toBe(true)
  }
  // Pages that load Telegram's script are not necessarily Mini Apps.
  expect(isInTelegram({ Telegram: { WebApp: {} } })).toBe(false)
})

test('isEmbedded is false in browsers', () => {
  const found = [...phones, ...tablets, ...desktops].filter(({ agent }) =>
    isEmbedded(agent, {}),
  )
  expect(found.map(({ name }) => name)).toEqual([
    'iPhone, page inside an app',
    'a wallet’s own browser on Android',
  ])
})
