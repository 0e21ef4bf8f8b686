import { expect, test } from 'vitest'
import { isSafeOrigin } from '../../../src/wallets/isSafeOrigin'

test.each([
  'https://app.safe.global',
  'https://safe.global',
  'https://base-sepolia.staging.safe.global',
])('a page of %s may be a Safe [3.17]', (origin) => {
  expect(isSafeOrigin(origin)).toBe(true)
})

test.each([
  undefined,
  'null',
  'http://app.safe.global',
  'https://app.safe.global.example',
  'https://app-safe.global',
  'https://evil.example',
  'evil:https://safe.global',
  'https://app.safe.global:8443',
])('a page around us of origin %s is no Safe', (origin) => {
  expect(isSafeOrigin(origin)).toBe(false)
})

test('where the browser does not tell who is around, a Safe may be', () => {
  expect(isSafeOrigin('')).toBe(true)
})

test('a host’s own Safe is one, and only that', () => {
  const own = ['https://safe.harbour.example']
  expect(isSafeOrigin('https://safe.harbour.example', own)).toBe(true)
  expect(isSafeOrigin('https://safe.harbour.example.evil', own)).toBe(false)
  expect(isSafeOrigin(undefined, own)).toBe(false)
})
