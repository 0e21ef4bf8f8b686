import { expect, test } from 'vitest'
import { isSafeOrigin } from '../../../src/data/wallets/isSafeOrigin'

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
