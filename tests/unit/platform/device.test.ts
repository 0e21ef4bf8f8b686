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
  [desktop, 'wide', 'room', 'wide'],
  [desktop, 'wide', 'no room', 'compact'],
  [desktop, 'compact', 'room', 'compact'],
  [desktop, 'compact', 'no room', 'compact'],
  [desktop, undefined, 'room', 'wide'],
  [phone, 'wide', 'no room', 'mobile'],
  [phone, 'compact', 'no room', 'mobile'],
  // A tablet.
  [phone, 'wide', 'room', 'wide'],
  [phone, 'compact', 'room', 'compact'],
] as const)(
  'layoutOf %o, if the host sets %s and the window has %s, is %s',
  (device, preferred, space, layout) => {
    expect(layoutOf(device, space === 'room', preferred)).toBe(layout)
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
