import { expect, test } from 'vitest'
import {
  recentChainIds,
  recentFirst,
  rememberChain,
} from '../../../src/app/wallet/recentChains'
import { safeStorage } from '../../../src/platform/storage'

const key = 'walletdock.recentChains'
const withKept = (kept?: string) => {
  const storage = safeStorage(() => null)
  if (kept) storage.set(key, kept)
  return storage
}

test('the network that was looked at last comes first, and only the last three are kept', () => {
  const storage = withKept()
  for (const id of [1, 10, 8453, 10]) rememberChain(storage, id)
  expect(recentChainIds(storage)).toEqual([10, 8453, 1])
  expect(rememberChain(storage, 137)).toEqual([137, 10, 8453])
  expect(recentChainIds(storage)).toEqual([137, 10, 8453])
})

test.each(['{', '{}', 'null', '"10"', '["10", null]'])(
  'what is not a list of networks (%s) is none',
  (kept) => {
    expect(recentChainIds(withKept(kept))).toEqual([])
  },
)

test('recent networks lead the list, the others keep the host’s order, and none is added', () => {
  const chains = [1, 10, 8453, 137].map((id) => ({ id }))
  const ids = recentFirst(chains, [137, 4242, 10]).map(({ id }) => id)
  expect(ids).toEqual([137, 10, 1, 8453])
})
