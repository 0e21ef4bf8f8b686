import { expect, test, vi } from 'vitest'
import { anOrigin, gift, hashes, key, owner } from './anOrigin'
import { hashOf } from './hashOf'

const id = '0xabc'
const batch = { id, wallet: 'io.metamask' }
const approveAndSwap = { hash: id, description: 'Swap', batch } as const

test('a batch is listed by the wallet’s id until it is in a block, and then by its hash', () => {
  const { openTab } = anOrigin()
  const store = openTab()
  store.add(owner, approveAndSwap)
  expect(openTab().list(owner)).toMatchObject([
    { ...approveAndSwap, status: 'pending' },
  ])
  store.update(owner, id, { status: 'confirmed', hash: hashOf(1) })
  expect(openTab().list(owner)).toMatchObject([
    { hash: hashOf(1), status: 'confirmed', batch },
  ])
})

test('a pending batch is stored for a day, and settled batches and transactions for longer', () => {
  vi.useFakeTimers()
  const { openTab } = anOrigin()
  const store = openTab()
  store.add(owner, gift(1))
  store.add(owner, {
    ...approveAndSwap,
    hash: '0xd',
    batch: { ...batch, id: '0xd' },
  })
  store.update(owner, '0xd', { status: 'failed' })
  store.add(owner, approveAndSwap)
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(hashes(openTab())).toEqual([id, '0xd', hashOf(1)])
  vi.advanceTimersByTime(1)
  expect(hashes(openTab())).toEqual(['0xd', hashOf(1)])
})

test.each([
  { batch: { id } },
  { batch: { wallet: 'io.metamask' } },
  { batch: 'yes' },
  { batch: { ...batch, id: 'another' } },
  { batch: undefined },
])('the store ignores a value that is not a batch: %j', (wrong) => {
  const { kept, openTab } = anOrigin()
  const one = { ...approveAndSwap, status: 'pending', at: Date.now(), ...wrong }
  const list = `${owner.address.toLowerCase()}/${owner.chainId}`
  kept.set(key, JSON.stringify({ [list]: [one] }))
  expect(openTab().list(owner)).toEqual([])
})
