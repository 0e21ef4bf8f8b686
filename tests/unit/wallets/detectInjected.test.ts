import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import {
  detectInjected,
  injectedFlags,
} from '../../../src/data/wallets/detectInjected'
import { metaMask } from '../../../src/data/wallets/metaMask'
import { rainbow } from '../../../src/data/wallets/rainbow'

test('detectInjected finds each of several wallets', () => {
  const own = { isRainbow: true }
  const ethereum = { isMetaMask: true, providers: [own, { isMetaMask: true }] }
  expect(detectInjected(rainbow, ethereum)).toBe(own)
  // The page's provider may set the flags of all wallets that it represents.
  const shared = { isRainbow: true, providers: [own] }
  expect(detectInjected(rainbow, shared)).toBe(own)
  expect(injectedFlags(catalogue, ethereum)).toEqual([
    'isRainbow',
    'isMetaMask',
  ])
})

test.each([
  'isRabby',
  'isRainbow',
  'isPhantom',
  'isCoinbaseWallet',
  'isTrust',
  '__seif',
])('a wallet with the flag %s that sets isMetaMask is not MetaMask', (flag) => {
  const ethereum = { isMetaMask: true, [flag]: true }
  expect(detectInjected(metaMask, ethereum)).toBe(undefined)
})

test('a wallet that was announced under another name is not detected', () => {
  const ethereum = { isMetaMask: true, isRainbow: true }
  expect(detectInjected(rainbow, ethereum, [ethereum])).toBe(undefined)
  expect(injectedFlags(catalogue, ethereum, [ethereum])).toEqual([])
  expect(detectInjected(rainbow, ethereum, [{}])).toBe(ethereum)
})

test('if other wallets were announced, isMetaMask alone does not identify MetaMask', () => {
  const ethereum = { isMetaMask: true }
  expect(detectInjected(metaMask, ethereum, [])).toBe(ethereum)
  expect(detectInjected(metaMask, ethereum, [{}])).toBe(undefined)
})

test('Brave’s wallet is not MetaMask, but MetaMask in Brave is', () => {
  const brave = { isMetaMask: true, isBraveWallet: true }
  expect(detectInjected(metaMask, brave)).toBe(undefined)
  const inBrave = { ...brave, _events: {}, _state: {} }
  expect(detectInjected(metaMask, inBrave)).toBe(inBrave)
  for (const field of ['_events', '_state']) {
    const older = { ...brave, [field]: {} }
    expect(detectInjected(metaMask, older)).toBe(older)
  }
})

test('detectInjected does not throw, whatever the page’s provider is', () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  expect(detectInjected(metaMask, hostile)).toBe(undefined)
  expect(injectedFlags(catalogue, { providers: [hostile] })).toEqual([])
})

test('detectInjected finds a wallet beside bad providers, and does not throw for a bad list', () => {
  const list = [null, undefined, { isRainbow: true }]
  Object.defineProperty(list, 0, {
    get() {
      throw new Error('no')
    },
  })
  expect(detectInjected(rainbow, { providers: list })).toBe(list[2])
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  expect(detectInjected(rainbow, { providers: proxy })).toBe(undefined)
  for (const claimed of [1e9, -1, Number.NaN, 'many', Symbol('many'), proxy]) {
    const providers = new Proxy([], {
      get: (_, key) => (key === 'length' ? claimed : undefined),
    })
    expect(detectInjected(rainbow, { providers })).toBe(undefined)
  }
})

test.each([1, 'yes', {}, false])(
  'a provider whose flags are %j is no wallet with these flags',
  (value) => {
    for (const flag of ['isMetaMask', 'isRainbow'])
      expect(injectedFlags(catalogue, { [flag]: value })).toEqual([])
  },
)
