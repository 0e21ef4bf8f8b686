import { expect, test, vi } from 'vitest'
import { CallsInterruptedError } from '../../../src/data/transactions/CallsInterruptedError'
import type {
  Call,
  CallsOptions,
} from '../../../src/data/transactions/CallsToSend'
import { checkCalls } from '../../../src/data/transactions/checkCalls'
import { withGuide } from '../../../src/errors/withGuide'
import { anOrigin, gift, hashes, key, owner } from './anOrigin'
import { hashOf } from './hashOf'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const confirmed = { status: 'confirmed', hash: hashOf(1) } as const

test('CallsInterruptedError counts the calls that were sent, and has their outcomes', () => {
  const calls = [confirmed, { status: 'unsent' }] as const
  const cause = new Error('User rejected the request.')
  expect(new CallsInterruptedError(calls, cause)).toMatchObject({
    calls,
    cause,
    message: withGuide(
      'Walletdock: only 1 of 2 calls were sent. See `calls` and `cause` of this error.',
      'transactions-and-calls',
    ),
  })
})

test.each<[unknown[], string, object?]>([
  [[], 'InvalidCallsError'],
  [[undefined], 'InvalidAddressError'],
  [[{ to }, { data: '0x12' }], 'InvalidAddressError'],
  [[{ to: '0x12' }], 'InvalidAddressError'],
  [[{ to, value: -1n }], 'IntegerOutOfRangeError'],
  [[{ to, data: 'hello' }], 'InvalidCallsError'],
  [[{ to }, { to, nonce: 1 }], 'InvalidCallsError'],
  [[{ to, gas: 1n }], 'InvalidCallsError'],
  [[{ to, description: 7 }], 'RecentTransactionError'],
  [[{ to }], 'InvalidChainIdError', { chainId: 0 }],
])('checkCalls rejects %o with %s', (calls, name, options = {}) => {
  // A host without TypeScript may pass any value.
  expect(() => checkCalls(calls as Call[], options as CallsOptions)).toThrow(
    expect.objectContaining({ name }),
  )
})

test('the message names the invalid call and says what to do', () => {
  const calls = [{ to }, { to, nonce: 1 }] as Call[]
  expect(() => checkCalls(calls, {})).toThrow(
    'Walletdock: Call 2 has `nonce`, which wallets accept only in a single transaction. Remove it.',
  )
})

test('checkCalls accepts valid calls', () => {
  const given = { atomic: true, chainId: 8453, paymaster: { url: '/pay' } }
  const calls: Call[] = [
    { to },
    { to, value: 1n, data: '0x', description: 'A gift' },
  ]
  expect(() => checkCalls(calls, given)).not.toThrow()
})

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
