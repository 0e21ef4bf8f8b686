import { expect, test } from 'vitest'
import {
  recentChainIds,
  recentFirst,
  saveRecentChain,
} from '../../../src/app/wallet/recentIds'
import { safeStorage } from '../../../src/platform/storage/storage'

const key = 'walletdock.recentChains'
const withKept = (kept?: string) => {
  const storage = safeStorage(() => null)
  if (kept) storage.set(key, kept)
  return storage
}

test('saveRecentChain puts the latest chain first, and stores at most three', () => {
  const storage = withKept()
  for (const id of [1, 10, 8453, 10]) saveRecentChain(storage, id)
  expect(recentChainIds(storage)).toEqual([10, 8453, 1])
  expect(saveRecentChain(storage, 137)).toEqual([137, 10, 8453])
  expect(recentChainIds(storage)).toEqual([137, 10, 8453])
})

test.each(['{', '{}', 'null', '"10"', '["10", null]'])(
  'recentChainIds returns no ids if %s is stored',
  (kept) => {
    expect(recentChainIds(withKept(kept))).toEqual([])
  },
)

test('recentFirst moves recent chains to the front, keeps the host’s order otherwise, and adds no chains', () => {
  const chains = [1, 10, 8453, 137].map((id) => ({ id }))
  const ids = recentFirst(chains, [137, 4242, 10]).map(({ id }) => id)
  expect(ids).toEqual([137, 10, 1, 8453])
})
