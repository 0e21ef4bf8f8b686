import { expect, test } from 'vitest'
import {
  checkTransactionToAdd,
  RecentTransactionError,
} from '../../../src/data/transactions/checkTransactionToAdd'
import type { TransactionToAdd } from '../../../src/data/transactions/RecentTransaction'
import { hashOf } from './hashOf'

const good = { hash: hashOf(1), description: 'Gift' }

/** A host without TypeScript may pass any value. */
const check = (change: object) => () =>
  checkTransactionToAdd({ ...good, ...change } as TransactionToAdd)

test.each([
  {},
  { hash: `0x${'AB'.repeat(32)}` },
  { confirmations: 1 },
  { confirmations: 64 },
  { description: '' },
])('checkTransactionToAdd accepts %o', (change) => {
  expect(check(change)).not.toThrow()
})

const hash = hashOf(1)

test.each<[RegExp, string, readonly unknown[]]>([
  [
    /^Hash/,
    'hash',
    [
      undefined,
      hash.slice(0, -2),
      `${hash}00`,
      hash.slice(2),
      `0x${'zz'.repeat(32)}`,
      `0${hash}`,
      `${hash}\n`,
      [hash],
    ],
  ],
  [/description/, 'description', [undefined, 5]],
  [/^Confirmations "0"/, 'confirmations', [0]],
  [
    /^Confirmations/,
    'confirmations',
    [-1, 1.5, '2', Infinity, 2 ** 53, Number.NaN],
  ],
])(
  'checkTransactionToAdd throws %s for each %s of %j',
  (message, field, values) => {
    for (const value of values) {
      const act = check({ [field]: value })
      expect(act, String(value)).toThrow(RecentTransactionError)
      expect(act, String(value)).toThrow(message)
      // A page with two copies of Walletdock cannot use instanceof.
      expect(act).toThrow(
        expect.objectContaining({ name: 'RecentTransactionError' }),
      )
    }
  },
)
