import { expect, test } from 'vitest'
import { isEmbedded, isInTelegram } from '../../../src/platform/device/device'
import { blink, desktops, iPhone, phones, tablets, webKit } from './agents'

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

test('isEmbedded is false for a page on the home screen', () => {
  const userAgent = `${iPhone} ${webKit} Mobile/15E148`
  expect(isEmbedded({ userAgent, standalone: true }, {})).toBe(false)
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
