import { expect, test, vi } from 'vitest'
import { anOrigin, gift, hashes, owner } from './anOrigin'
import { hashOf } from './hashOf'

test('transactions that were cleared can be restored, in every tab', () => {
  const { openTab } = anOrigin()
  const [store, other] = [openTab(), openTab()]
  store.add(owner, gift(1))
  const cleared = store.list(owner)
  store.clear(owner)
  expect(hashes(other)).toEqual([])
  store.restore(owner, cleared)
  expect(hashes(other)).toEqual([hashOf(1)])
  expect(other.list(owner)).toEqual(cleared)
})

test('a transaction has the time at which it was added, even after a reload', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  const { openTab } = anOrigin()
  openTab().add(owner, gift(1))
  vi.restoreAllMocks()
  expect(openTab().list(owner)[0]?.at).toBe(1_700_000_000_000)
})
