import { expect, test } from 'vitest'
import { describeSelfTest } from '../../../src/host/selfTest/describeSelfTest'
import type { SelfTestReport } from '../../../src/host/selfTest/SelfTestReport'
import { sharedCopies } from '../../../src/host/selfTest/sharedCopies'
import { setFederation } from './setFederation'

type Shares = Record<
  string,
  { version: string; from: string; useIn?: readonly string[] }
>

/** Sets up a page that shares libraries in this way. */
function share(libraries: Record<string, Shares>) {
  const instance = { shareScopeMap: { default: libraries } }
  setFederation({ __INSTANCES__: [instance] })
}

const at = (version: string, from: string, ...useIn: string[]): Shares => ({
  [version]: { version, from, useIn },
})

test.each([
  [
    'the page’s, which Walletdock uses',
    at('19.3.1', 'host', 'walletdock'),
    { version: '19.3.1', whose: 'page', isInUse: true },
  ],
  [
    'the page’s, which Walletdock does not use yet',
    at('19.3.1', 'host', 'another'),
    { version: '19.3.1', whose: 'page', isInUse: false },
  ],
  [
    'the page’s, which Walletdock uses beside other copies',
    {
      ...at('19.2.0', 'host', 'another'),
      ...at('19.3.1', 'host', 'another', 'walletdock'),
      ...at('19.4.0', 'host', 'another'),
    },
    { version: '19.3.1', whose: 'page', isInUse: true },
  ],
  [
    'our own, because the page’s does not fit',
    at('18.3.1', 'host'),
    { version: undefined, whose: 'walletdock', isInUse: false },
  ],
  [
    'our own, which is offered to others and runs nowhere yet',
    at('19.3.0', 'walletdock'),
    { version: undefined, whose: 'walletdock', isInUse: false },
  ],
  [
    'our own, which runs although one of the page’s would fit',
    {
      ...at('19.2.0', 'host'),
      ...at('19.3.0', 'walletdock', 'walletdock'),
    },
    { version: '19.3.0', whose: 'walletdock', isInUse: true },
  ],
])('sharedCopies reports that a copy is %s', (_, shares, found) => {
  share({ react: shares })
  const copies = sharedCopies({ react: '^19.0.0' }, 'walletdock')
  expect(copies).toEqual([{ library: 'react', ...found }])
})

test('sharedCopies prefers the remote’s own report, whatever the page shares', () => {
  share({ react: at('19.3.1', 'host', 'walletdock') })
  const told = { react: at('19.2.0', 'host', 'walletdock') }
  expect(sharedCopies({ react: '^19.0.0' }, 'walletdock', told)).toEqual([
    { library: 'react', version: '19.2.0', whose: 'page', isInUse: true },
  ])
})

test('sharedCopies reports Walletdock’s own libraries on a page without federation', () => {
  expect(sharedCopies({ wagmi: '^3.0.0' }, 'walletdock')).toEqual([
    { library: 'wagmi', whose: 'walletdock', isInUse: false },
  ])
})

const loaded = {
  ok: true,
  version: '0.4.2',
  contract: '1.4.0',
  mode: 'shared',
  why: 'This page shares react 19.3.1.',
  url: 'https://wallet.example/',
  verified: { contract: true, scripts: true },
  tookMs: 40,
} as const
const failed: SelfTestReport = {
  page: 'https://shop.example',
  remote: { ok: false, reason: 'forbidden', message: 'Allow it.', tookMs: 5 },
  copies: [{ library: 'react', whose: 'walletdock', isInUse: false }],
  wallets: [],
  policy: [
    { directive: 'connect-src', what: 'asking A', verdict: 'blocked' },
    { directive: 'img-src', what: 'marks', verdict: 'allowed' },
  ],
}
const described = (changes: Partial<SelfTestReport> = {}) =>
  describeSelfTest({ ...failed, ...changes }).split('\n')

test('describeSelfTest describes a failed test as text', () => {
  expect(described()).toEqual([
    'Walletdock self-test of https://shop.example',
    'Not loaded (forbidden): Allow it.',
    '',
    'Shared copies',
    '- react from Walletdock, loaded when needed',
    '',
    'Wallets found: none',
    '',
    'Content-Security-Policy',
    '- blocked: asking A (connect-src)',
    '- allowed: marks (img-src)',
  ])
})

test('describeSelfTest says why no policy could be tried', () => {
  expect(described({ policy: [] }).at(-1)).toBe(
    '- not checked: this page is in a sandboxed frame',
  )
})

test('describeSelfTest describes a successful test as text', () => {
  const whose = 'page'
  const lines = described({
    remote: loaded,
    copies: [
      { library: 'react', version: '19.3.1', whose, isInUse: true },
      { library: 'wagmi', version: '3.7.7', whose, isInUse: false },
    ],
    wallets: ['Acme', 'Zebra'],
  })
  expect(lines.slice(1, 10)).toEqual([
    'Version 0.4.2, contract 1.4.0, from https://wallet.example/',
    'Mode: shared. This page shares react 19.3.1.',
    'Verified: contract, scripts; not verified: who wrote the channels',
    'Loaded in 40 ms',
    '',
    'Shared copies',
    '- react 19.3.1, from the page',
    '- wagmi 3.7.7, from the page, loaded when needed',
    '',
  ])
  expect(lines).toContain('Wallets found: Acme, Zebra')
})

test.each([
  [
    { signedBy: 'a key', contract: true, scripts: true },
    'Verified: channels (signed by a key), contract, scripts',
  ],
  [
    { contract: false, scripts: false },
    'Verified: nothing; not verified: who wrote the channels, contract, scripts',
  ],
])('describeSelfTest says of %j: %s', (verified, line) => {
  expect(described({ remote: { ...loaded, verified } })).toContain(line)
})
