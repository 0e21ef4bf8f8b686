import { expect, test } from 'vitest'
import { findMismatch } from '../../../src/host/fit/planModules'
import { aContract } from '../../fixtures/servers/aContract'

const button = ['./ConnectButton', './WalletProvider', './useWallet']

test('findMismatch accepts a page with React', () => {
  expect(findMismatch(aContract, button, true)).toBeUndefined()
})

test('findMismatch accepts a page without React if its modules need none', () => {
  expect(findMismatch(aContract, ['./mount'], false)).toBeUndefined()
})

test('findMismatch reports a contract of another major version before anything else', () => {
  const later = { ...aContract, contract: '2.0.0', exposes: [] }
  expect(findMismatch(later, button, true)).toBe(
    "Walletdock 0.4.2 has API version 2.0.0, but this page's kit supports ^1.4.0. Update the older one.",
  )
})

test('findMismatch reports a missing module with the modules that the remote has', () => {
  const strange = ['./mount', './WagmiBridge', './other']
  expect(findMismatch(aContract, strange, true)).toBe(
    'Walletdock 0.4.2 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount.',
  )
})

test('findMismatch rejects components without the page’s React', () => {
  expect(findMismatch(aContract, button, false)).toContain(
    "./ConnectButton needs the page's React",
  )
})
