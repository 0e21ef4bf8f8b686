import { expect, test } from 'vitest'
import { isSafeOrigin } from '../../../src/wallets/isSafeOrigin.initial'

test.each([
  'https://app.safe.global',
  'https://safe.global',
  'https://base-sepolia.staging.safe.global',
])('isSafeOrigin is true for %s [3.17]', (origin) => {
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
])('isSafeOrigin is false for %s', (origin) => {
  expect(isSafeOrigin(origin)).toBe(false)
})

test('isSafeOrigin is true if the browser does not reveal the parent’s origin', () => {
  expect(isSafeOrigin('')).toBe(true)
})

test('isSafeOrigin accepts an origin that the host sets, but not a longer one that begins with it', () => {
  const own = ['https://safe.harbour.example']
  expect(isSafeOrigin('https://safe.harbour.example', own)).toBe(true)
  expect(isSafeOrigin('https://safe.harbour.example.evil', own)).toBe(false)
  expect(isSafeOrigin(undefined, own)).toBe(false)
})
