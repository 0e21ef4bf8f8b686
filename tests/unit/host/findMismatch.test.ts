import { expect, test } from 'vitest'
import { findMismatch } from '../../../src/host/fit/findMismatch'
import { aContract } from '../../fixtures/servers/aContract'

const button = ['./ConnectButton', './WalletProvider', './useWallet']

test('a page with React is given what the remote has', () => {
  expect(findMismatch(aContract, button, true)).toBeUndefined()
})

test('a page without React is given what needs none', () => {
  expect(findMismatch(aContract, ['./mount'], false)).toBeUndefined()
})

test('a contract of another major is refused before anything else', () => {
  const later = { ...aContract, contract: '2.0.0', exposes: [] }
  expect(findMismatch(later, button, true)).toBe(
    "Walletdock 0.4.2 speaks contract 2.0.0, this page's kit ^1.0.0. Update the older.",
  )
})

test('a module that the remote has not is told with those it has', () => {
  const strange = ['./mount', './WagmiBridge', './other']
  expect(findMismatch(aContract, strange, true)).toBe(
    'Walletdock 0.4.2 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount.',
  )
})

test("components are refused without the page's React", () => {
  expect(findMismatch(aContract, button, false)).toContain(
    "./ConnectButton needs the page's React",
  )
})
