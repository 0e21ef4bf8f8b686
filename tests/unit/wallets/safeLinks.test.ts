import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { downloadLinks } from '../../../src/data/wallets/downloadLinks'
import { isSafeOrigin } from '../../../src/data/wallets/isSafeOrigin'
import { safeLink } from '../../../src/data/wallets/safeLink'
import { androidPhone, device } from './device'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=00'

test.each([
  ['https://acme.example/get', undefined],
  [uri, undefined],
  ['acme://wc?uri=x', 'acme'],
  ['ACME://wc', 'acme'],
  ['acme://wc', 'ACME'],
  ['mydata://wc', 'mydata'],
])('safeLink accepts %j', (link, appScheme) => {
  expect(safeLink(link, appScheme)).toBe(link)
})

const schemes = [
  ...['javascript', 'data', 'http', 'file', 'tel', 'vbscript', 'blob', 'wss'],
  ...['filesystem', 'about', 'view-source', 'ftp', 'mailto', 'sms'],
]

test.each<[unknown, string | undefined]>([
  ...schemes.map((scheme): [unknown, string] => [`${scheme}:x`, scheme]),
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', 'javascript'],
  [' java\nscript:alert(1)', 'javascript'],
  [new URL('https://acme.example'), undefined],
  ['other://wc', 'acme'],
  ['/get', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('safeLink rejects %j', (link, appScheme) => {
  expect(safeLink(link, appScheme)).toBeUndefined()
})

const script = 'javascript:alert(1)'

test('script URLs among the downloads of the host’s wallet are removed', () => {
  const downloadUrls = {
    chrome: script,
    desktop: 'data:text/html,x',
    qrCode: script,
    android: script,
  }
  for (const held of [device(), androidPhone]) {
    const links = downloadLinks(downloadUrls, held)
    expect(Object.values(links).filter(Boolean)).toEqual([])
  }
})

test('all links of the catalogue are safe', () => {
  for (const wallet of catalogue[0]?.wallets ?? []) {
    const { appScheme, toMobileUri, toQrUri } = wallet
    const links = (['ios', 'android'] as const).map((system) =>
      toMobileUri?.(uri, system),
    )
    for (const link of [toQrUri?.(uri), ...links])
      expect(safeLink(link, appScheme)).toBe(link)
  }
})

const own = ['https://safe.harbour.example']

test.each([
  ['https://app.safe.global', undefined, true],
  ['https://safe.global', undefined, true],
  ['https://base-sepolia.staging.safe.global', undefined, true],
  // The browser does not reveal the parent's origin.
  ['', undefined, true],
  [undefined, undefined, false],
  ['null', undefined, false],
  ['http://app.safe.global', undefined, false],
  ['https://app.safe.global.example', undefined, false],
  ['https://app-safe.global', undefined, false],
  ['https://evil.example', undefined, false],
  ['evil:https://safe.global', undefined, false],
  ['https://app.safe.global:8443', undefined, false],
  ['https://safe.harbour.example', own, true],
  ['https://safe.harbour.example.evil', own, false],
  [undefined, own, false],
])('isSafeOrigin for %s, if the host adds %j: %s', (origin, added, isSafe) => {
  expect(isSafeOrigin(origin, added)).toBe(isSafe)
})
