import { expect, test } from 'vitest'
import { recentChains, recentFirst } from '../../../src/app/wallet/recentIds'
import { safeStorage } from '../../../src/platform/storage/storage'

const key = 'walletdock.recentChains'
const withKept = (kept?: string) => {
  const storage = safeStorage(() => null)
  if (kept) storage.set(key, kept)
  return storage
}

test('recentChains puts the latest chain first, and stores at most three', () => {
  const storage = withKept()
  for (const id of [1, 10, 8453, 10]) recentChains.save(storage, id)
  expect(recentChains.load(storage)).toEqual([10, 8453, 1])
  expect(recentChains.save(storage, 137)).toEqual([137, 10, 8453])
  expect(recentChains.load(storage)).toEqual([137, 10, 8453])
})

test.each(['{', '{}', 'null', '"10"', '["10", null]'])(
  'recentChains has no ids if %s is stored',
  (kept) => {
    expect(recentChains.load(withKept(kept))).toEqual([])
  },
)

test('recentFirst moves recent chains to the front, keeps the host’s order otherwise, and adds no chains', () => {
  const chains = [1, 10, 8453, 137].map((id) => ({ id }))
  const ids = recentFirst(chains, [137, 4242, 10]).map(({ id }) => id)
  expect(ids).toEqual([137, 10, 1, 8453])
})
