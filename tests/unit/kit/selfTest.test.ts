import { expect, test } from 'vitest'
import {
  describeSelfTest,
  type SelfTestReport,
} from '../../../src/kit/selfTest'

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
