import { expect, test } from 'vitest'
import { RecentTransactionError } from '../../../src/errors/RecentTransactionError'
import { checkTransactionToAdd } from '../../../src/transactions/checkTransactionToAdd'
import type { TransactionToAdd } from '../../../src/transactions/RecentTransaction'
import { hashOf } from './hashOf'

const good = { hash: hashOf(1), description: 'Gift' }

/** A host without TypeScript may pass any value. */
const check = (change: object) => () =>
  checkTransactionToAdd({ ...good, ...change } as TransactionToAdd)

test.each([
  ['a hash and a description', {}],
  ['a hash in upper case', { hash: `0x${'AB'.repeat(32)}` }],
  ['one confirmation', { confirmations: 1 }],
  ['many confirmations', { confirmations: 64 }],
  ['an empty description', { description: '' }],
])('checkTransactionToAdd accepts %s [7.25]', (_, change) => {
  expect(check(change)).not.toThrow()
})

test.each([
  ['no hash', { hash: undefined }, /^Hash/],
  ['a hash of 31 bytes', { hash: hashOf(1).slice(0, -2) }, /^Hash/],
  ['a hash of 33 bytes', { hash: `${hashOf(1)}00` }, /^Hash/],
  ['a hash without 0x', { hash: hashOf(1).slice(2) }, /^Hash/],
  ['a hash that is not hexadecimal', { hash: `0x${'zz'.repeat(32)}` }, /^Hash/],
  ['a hash with a digit before it', { hash: `0${hashOf(1)}` }, /^Hash/],
  ['a list that contains a hash', { hash: [hashOf(1)] }, /^Hash/],
  ['a hash with a line break after it', { hash: `${hashOf(1)}\n` }, /^Hash/],
  ['no description', { description: undefined }, /description/],
  ['a description that is a number', { description: 5 }, /description/],
  ['zero confirmations', { confirmations: 0 }, /^Confirmations "0"/],
  ['confirmations below 0', { confirmations: -1 }, /^Confirmations/],
  [
    'a fractional number of confirmations',
    { confirmations: 1.5 },
    /^Confirmations/,
  ],
  [
    'a number of confirmations that is a text',
    { confirmations: '2' },
    /^Confirmations/,
  ],
  ['infinite confirmations', { confirmations: Infinity }, /^Confirmations/],
  [
    'more confirmations than numbers represent exactly',
    { confirmations: 2 ** 53 },
    /^Confirmations/,
  ],
  [
    'confirmations that are not a number',
    { confirmations: Number.NaN },
    /^Confirmations/,
  ],
])(
  'checkTransactionToAdd rejects %s and names the reason [7.25]',
  (_, change, message) => {
    expect(check(change)).toThrow(RecentTransactionError)
    expect(check(change)).toThrow(message)
    // A page with two copies of Walletdock cannot use instanceof.
    expect(check(change)).toThrow(
      expect.objectContaining({ name: 'RecentTransactionError' }),
    )
  },
)
