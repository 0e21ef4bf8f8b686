import { expect, test, vi } from 'vitest'
import { anOrigin, gift, hashes, key, owner } from './anOrigin'
import { hashOf } from './hashOf'

test('transactions persist over a reload, by address and chain', () => {
  const { openTab } = anOrigin()
  const first = openTab()
  first.add(owner, gift(1))
  first.add({ ...owner, chainId: 10 }, gift(2))
  const later = openTab()
  expect(hashes(later)).toEqual([hashOf(1)])
  expect(later.list(owner)).toBe(later.list(owner))
  // The case of an address is ignored.
  const small = { ...owner, address: owner.address.toLowerCase() }
  expect(hashes(later, small)).toEqual([hashOf(1)])
  expect(hashes(later, { ...owner, chainId: 10 })).toEqual([hashOf(2)])
  expect(hashes(later, { ...owner, address: hashOf(9) })).toEqual([])
})

test('the known data of a transaction persists over a reload', () => {
  const { openTab } = anOrigin()
  const store = openTab()
  const statuses = ['pending', 'confirmed', 'failed', 'replaced'] as const
  for (const [number, status] of statuses.entries()) {
    store.add(owner, { ...gift(number), confirmations: number + 1 })
    store.update(owner, hashOf(number), { status })
  }
  store.update(owner, hashOf(0), { nonce: 0 })
  expect(openTab().list(owner)).toEqual(store.list(owner))
  expect(openTab().list(owner)).toMatchObject([
    { status: 'replaced', confirmations: 4 },
    { status: 'failed', confirmations: 3 },
    { status: 'confirmed', confirmations: 2 },
    { status: 'pending', confirmations: 1, nonce: 0 },
  ])
})

test('two tabs merge the transactions and the data that they add, and notify each other', () => {
  const { openTab } = anOrigin()
  const one = openTab()
  const other = openTab()
  const notify = vi.fn()
  const stop = other.subscribe(notify)
  one.add(owner, gift(1))
  expect(notify).toHaveBeenCalledTimes(1)
  other.add(owner, gift(2))
  expect(notify).toHaveBeenCalledTimes(2)
  stop()
  one.update(owner, hashOf(2), { status: 'confirmed' })
  other.update(owner, hashOf(1), { nonce: 3 })
  for (const tab of [one, other])
    expect(tab.list(owner)).toMatchObject([
      { hash: hashOf(2), status: 'confirmed' },
      { hash: hashOf(1), status: 'pending', nonce: 3 },
    ])
  expect(notify).toHaveBeenCalledTimes(2)
})

test('clear empties only the list of this address and chain', () => {
  const { kept, openTab } = anOrigin()
  const store = openTab()
  const elsewhere = { ...owner, chainId: 10 }
  store.add(owner, gift(1))
  store.add(elsewhere, gift(2))
  store.clear(owner)
  expect(hashes(store)).toEqual([])
  expect(hashes(openTab(), elsewhere)).toEqual([hashOf(2)])
  // The storage must not name an account without transactions.
  store.clear(elsewhere)
  expect(kept.get(key)).toBe('{}')
})

const mine = `${owner.address.toLowerCase()}/8453`
const good = { ...gift(1), status: 'pending' }

const entry = (change: object) =>
  JSON.stringify({ [mine]: [{ ...good, ...change }] })

test.each([
  ['[[', []],
  ['[]', []],
  [JSON.stringify({ [mine]: 5 }), []],
  [entry({ hash: '0x1' }), []],
  [entry({ status: 'x' }), []],
  [entry({ description: {} }), []],
  [entry({ sentHash: '0x12' }), []],
  [entry({ call: 7 }), []],
  [entry({ nonce: -1 }), []],
  [entry({ at: 'yesterday' }), []],
  [entry({ confirmations: 0 }), []],
  [JSON.stringify({ [mine]: [null, good, 'x'] }), [hashOf(1)]],
])(
  'the store reads only valid entries if the storage contains %s',
  (stored, found) => {
    const { kept, openTab } = anOrigin()
    kept.set(key, stored)
    const store = openTab()
    expect(hashes(store)).toEqual(found)
    store.add(owner, gift(2))
    expect(hashes(openTab())).toEqual([hashOf(2), ...found])
  },
)

test('the storage is limited to a thousand transactions, of the most recently used accounts', () => {
  const { kept, openTab } = anOrigin()
  const full = Array.from({ length: 500 }, (_, number) => ({
    ...gift(number),
    status: 'pending',
  }))
  const keyOf = (chainId: number) => `${owner.address.toLowerCase()}/${chainId}`
  const before = Object.fromEntries([1, 2, 3].map((id) => [keyOf(id), full]))
  kept.set(key, JSON.stringify(before))
  const store = openTab()
  store.add({ ...owner, chainId: 3 }, gift(500))
  const lengths = [1, 2, 3].map(
    (chainId) => hashes(store, { ...owner, chainId }).length,
  )
  expect(lengths).toEqual([500, 0, 500])
  expect(kept.get(key)?.length).toBeLessThan(200_000)
})

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
