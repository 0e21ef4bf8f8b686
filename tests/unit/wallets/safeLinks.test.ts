import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { isSafeOrigin } from '../../../src/data/wallets/isSafeOrigin'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { safeLink } from '../../../src/data/wallets/safeLink'
import type {
  InstructionStepKind,
  Wallet,
} from '../../../src/data/wallets/Wallet'
import { androidPhone, device } from './device'
import { acme } from './ownWallet'

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
const crafty = (step: InstructionStepKind) => ({
  instructions: { learnMoreUrl: script, steps: [step] },
})

const crafted: Wallet = {
  ...acme,
  transports: ['walletConnect'],
  appScheme: 'javascript',
  downloadUrls: {
    chrome: script,
    desktop: 'data:text/html,x',
    qrCode: script,
    android: script,
  },
  qrCode: crafty('scan'),
  extension: crafty('install'),
  desktop: crafty('create'),
  toQrUri: () => script,
  toMobileUri: () => {
    throw new Error('no')
  },
}

test('script URLs of the host’s wallet are removed or replaced by the pairing URI', () => {
  const groups = [{ groupName: 'Other', wallets: [crafted] }]
  for (const held of [device(), androidPhone]) {
    const [listed] = listWallets(groups, { announced: [], device: held })
    expect(Object.values(listed?.links ?? {}).filter(Boolean)).toEqual([])
    for (const [page, step] of [
      [listed?.qrCode, 'scan'],
      [listed?.extension, 'install'],
      [listed?.desktop, 'create'],
    ] as const)
      expect(page?.instructions).toEqual({ learnMoreUrl: '', steps: [step] })
    expect(listed?.toQrUri?.(uri)).toBe(uri)
    expect(listed?.toMobileUri?.(uri, 'android')).toBe(uri)
  }
})

test('all links of the catalogue are kept', () => {
  const listed = listWallets(catalogue, { announced: [], device: device() })
  for (const wallet of catalogue[0]?.wallets ?? []) {
    const { extension, id, qrCode, toMobileUri, toQrUri } = wallet
    const shown = listed.find((each) => each.id === id)
    expect(shown).toMatchObject({
      ...(extension && { extension }),
      ...(qrCode && { qrCode }),
    })
    expect(shown?.toQrUri?.(uri)).toBe(toQrUri?.(uri))
    for (const system of ['ios', 'android'] as const)
      expect(shown?.toMobileUri?.(uri, system)).toBe(toMobileUri?.(uri, system))
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
