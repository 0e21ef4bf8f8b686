import { expect, test } from 'vitest'
import { findMismatch } from '../../../src/host/findMismatch'
import { offer, type ShareScope } from '../../../src/host/ShareScope'
import { aContract } from './aContract'

const lib = {}
const button = ['./ConnectButton', './WalletProvider', './useWallet']
const react19 = offer({}, { react: { version: '19.1.0', lib } })

const inReact = (scope: ShareScope, contract = aContract) =>
  findMismatch(contract, button, true, scope)

test('a page with the right React fits', () => {
  expect(inReact(react19)).toBeUndefined()
})

test('a page that offers nothing fits: the remote brings its own', () => {
  expect(findMismatch(aContract, ['./mount'], false, {})).toBeUndefined()
})

test('an older React is told with both versions and the way out', () => {
  const scope = offer({}, { react: { version: '18.3.1', lib } })
  expect(inReact(scope)).toBe(
    'This page runs react 18.3.1, Walletdock 0.4.2 needs ^19.0.0. Update it, or use ./mount from walletdock/host/load.',
  )
})

test('an older wagmi of the page is told as well', () => {
  const scope = offer({ ...react19 }, { wagmi: { version: '2.14.0', lib } })
  expect(inReact(scope)).toContain('wagmi 2.14.0')
  expect(inReact(scope)).toContain('^3.0.0')
})

test('of several versions, the one that would be used counts: the newest loaded', () => {
  const share = (version: string, loaded: boolean) => ({
    version,
    from: 'host',
    get: async () => () => lib,
    ...(loaded && { lib: () => lib }),
  })
  const wagmi = {
    '2.9.0': share('2.9.0', true),
    '2.10.0': share('2.10.0', true),
    '3.7.0': share('3.7.0', false),
  }
  expect(inReact({ ...react19, wagmi })).toContain('wagmi 2.10.0')
  const all = { ...wagmi, '3.6.0': share('3.6.0', true) }
  expect(inReact({ ...react19, wagmi: all })).toBeUndefined()
})

test('a contract of another major is refused before anything else', () => {
  const later = { ...aContract, contract: '2.0.0', requires: {} }
  expect(inReact(react19, later)).toBe(
    "Walletdock 0.4.2 speaks contract 2.0.0, this page's kit ^1.0.0. Update the older of the two.",
  )
})

test('a module that the remote has not is told with those it has', () => {
  expect(findMismatch(aContract, ['./WagmiBridge'], true, react19)).toBe(
    'Walletdock 0.4.2 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount.',
  )
})

test("components are refused without the page's React", () => {
  expect(findMismatch(aContract, ['./ConnectButton'], false, {})).toContain(
    "./ConnectButton needs the page's React",
  )
})
