import { describe, expect, test } from 'vitest'
import type { RecentTransaction } from '../../../src/data/transactions/RecentTransaction'
import {
  withAdded,
  withRestored,
  withUpdate,
} from '../../../src/data/transactions/recentTransactions'
import { hashOf } from './hashOf'

const sent = (number: number) => ({
  hash: hashOf(number),
  description: `Gift ${number}`,
})
const after = (...numbers: number[]) =>
  numbers.reduce<readonly RecentTransaction[]>(
    (list, number) => withAdded(list, sent(number), number),
    [],
  )

describe('a transaction that was sped up', () => {
  const call = '0x70 5 '
  const pending = withUpdate(after(1, 2), hashOf(1), { nonce: 7, call })
  const sped = withUpdate(pending, hashOf(1), { hash: hashOf(9) })

  test('is listed under its new hash, keeps its first one, and stays pending', () => {
    expect(pending[1]).toMatchObject({ hash: hashOf(1), nonce: 7, call })
    expect(sped[1]).toMatchObject({
      ...sent(1),
      hash: hashOf(9),
      sentHash: hashOf(1),
      status: 'pending',
      call,
    })
  })

  test('drops its call once it is settled, because nothing is compared any more', () => {
    const [, done] = withUpdate(sped, hashOf(9), { status: 'confirmed' })
    expect(done).toMatchObject({ sentHash: hashOf(1), status: 'confirmed' })
    expect(done?.call).toBeUndefined()
  })

  test('is not listed twice if the page adds it again by either hash', () => {
    for (const hash of [hashOf(1), hashOf(9)]) {
      const again = withAdded(sped, { hash, description: 'Again' }, 9)
      expect(again).toHaveLength(2)
      expect(again[0]).toMatchObject({
        hash: hashOf(9),
        sentHash: hashOf(1),
        description: 'Again',
      })
    }
  })

  test('replaces an entry that the page added for the new hash', () => {
    const both = withAdded(pending, sent(9), 9)
    const list = withUpdate(both, hashOf(1), { hash: hashOf(9) })
    expect(list.map(({ sentHash }) => sentHash)).toEqual([undefined, hashOf(1)])
    expect(list[1]?.hash).toBe(hashOf(9))
  })
})

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at)
const settled = (list: readonly RecentTransaction[], ...numbers: number[]) =>
  numbers.reduce(
    (known, number) =>
      withUpdate(known, hashOf(number), { status: 'confirmed' }),
    list,
  )

test('of more than 500 transactions, the oldest completed ones are dropped', () => {
  const list = settled(after(...numbered(500)), 0, 3, 7)
  const added = withAdded(withAdded(list, sent(500), 1), sent(501), 2)
  expect(added).toHaveLength(500)
  const gone = numbered(502).filter(
    (number) => !added.some(({ hash }) => hash === hashOf(number)),
  )
  expect(gone).toEqual([0, 3])
})

test('cleared transactions are restored once each, after the transactions that were added since', () => {
  const since = withUpdate(after(2, 3), hashOf(2), { status: 'confirmed' })
  const back = withRestored(since, after(1, 2))
  expect(back.map(({ hash }) => hash)).toEqual([
    hashOf(3),
    hashOf(2),
    hashOf(1),
  ])
  expect(back[1]?.status).toBe('confirmed')
})
