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

const report: SelfTestReport = {
  page: 'https://shop.example',
  remote: { ok: false, reason: 'forbidden', message: 'Allow it.', tookMs: 5 },
  copies: [{ library: 'react', whose: 'walletdock', isInUse: false }],
  wallets: [],
  policy: [
    { directive: 'connect-src', what: 'asking A', verdict: 'blocked' },
    { directive: 'img-src', what: 'marks', verdict: 'allowed' },
  ],
}

test('describeSelfTest describes a failed test as text', () => {
  expect(describeSelfTest(report)).toBe(
    [
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
    ].join('\n'),
  )
})

test('describeSelfTest says why no policy could be tried', () => {
  const text = describeSelfTest({ ...report, policy: [] })
  expect(text).toMatch(
    /\nContent-Security-Policy\n- not checked: this page is in a sandboxed frame$/,
  )
})

test('describeSelfTest describes a successful test as text', () => {
  const remote = {
    ok: true,
    version: '0.4.2',
    contract: '1.4.0',
    mode: 'shared',
    why: 'This page shares react 19.3.1.',
    url: 'https://wallet.example/',
    verified: { contract: true, scripts: true },
    tookMs: 40,
  } as const
  const copies = [
    { library: 'react', version: '19.3.1', whose: 'page', isInUse: true },
    { library: 'wagmi', version: '3.7.7', whose: 'page', isInUse: false },
  ] as const
  const text = describeSelfTest({
    ...report,
    remote,
    copies,
    wallets: ['Acme', 'Zebra'],
  })
  expect(text.split('\n').slice(1, 10)).toEqual([
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
  expect(text).toContain('Wallets found: Acme, Zebra')
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
  const remote = {
    ok: true,
    version: '0.4.2',
    contract: '1.4.0',
    mode: 'isolated',
    why: '',
    url: 'https://wallet.example/',
    verified,
    tookMs: 40,
  } as const
  expect(describeSelfTest({ ...report, remote }).split('\n')).toContain(line)
})
