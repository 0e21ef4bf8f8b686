import { expect, test } from 'vitest'
import { callOf } from '../../../../src/features/transactions/engine/callOf'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('callOf returns the same text for a request of the page and for the transaction that a node returns', () => {
  const shown = { to: to.toLowerCase(), value: '0x5', data: '0xABCD' }
  expect(callOf({ to, value: 5n, data: '0xabcd' })).toBe(callOf(shown))
  expect(callOf({ to })).toBe(callOf({ to, value: '0x0', data: '0x' }))
  expect(callOf({ data: '0x6001' })).toBe(
    callOf({ to: null, value: '0x0', data: '0x6001' }),
  )
})

test.each([
  ['recipient', { to: `0x${'11'.repeat(20)}`, value: 5n, data: '0xabcd' }],
  ['value', { to, value: 6n, data: '0xabcd' }],
  ['data', { to, value: 5n, data: '0xabce' }],
])('callOf returns another text if the %s differs', (_, other) => {
  expect(callOf(other)).not.toBe(callOf({ to, value: 5n, data: '0xabcd' }))
})

test.each([
  ['a value that is not a quantity', { to, value: 'many' }],
  ['data that is not a text', { to, data: 7 }],
  [
    'more data than the storage may contain',
    { to, data: `0x${'0'.repeat(10_000)}` },
  ],
])('callOf returns undefined for %s', (_, fields) => {
  expect(callOf(fields)).toBeUndefined()
})
