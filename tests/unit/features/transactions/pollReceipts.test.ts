import {
  HttpRequestError,
  InvalidInputRpcError,
  LimitExceededRpcError,
  TimeoutError,
} from 'viem'
import { expect, test } from 'vitest'
import { createTransactionStore } from '../../../../src/data/transactions/transactionStore'
import { pollReceipts } from '../../../../src/features/transactions/engine/pollReceipts'
import { safeStorage } from '../../../../src/platform/storage/storage'
import type { EngineContext } from '../../../../src/wallet/engine/EngineContext'

const owner = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
}
const hash = `0x${'ab'.repeat(32)}` as const
const faster = `0x${'fa'.repeat(32)}` as const
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
let urls = 0

/**
 * Polls a pending transaction repeatedly on a node that has included `faster`, a transaction with the same nonce. The
 * node throws `failure` when it is queried for an older block.
 */
async function statusAfter(looks: number, failure: Error) {
  const url = `https://node${urls++}.example`
  const answers: Readonly<Record<string, unknown>> = {
    eth_blockNumber: '0x64',
    eth_getTransactionReceipt: null,
    eth_getBlockByNumber: {
      transactions: [
        { from: owner.address, nonce: '0x7', hash: faster, to, value: '0x5' },
      ],
    },
  }
  async function request({ method = '', params = [] as unknown[] }) {
    if (method !== 'eth_getTransactionCount') {
      const isKnown = method.endsWith('Receipt') && params[0] === faster
      return isKnown ? { blockNumber: '0x64', status: '0x1' } : answers[method]
    }
    if (params[1] === 'latest' || params[1] === '0x64') return '0x8'
    throw failure
  }
  const config = {
    getClient: () => ({ transport: { url }, request }),
    state: { connections: new Map(), current: null },
  }
  const store = createTransactionStore(
    safeStorage(() => null),
    () => {},
  )
  store.add(owner, { hash, description: 'A gift' })
  store.update(owner, hash, { nonce: 7, call: `${to} 5 ` })
  // `pollReceipts` uses nothing else of the engine.
  const context = { config } as unknown as EngineContext
  const settle = pollReceipts(context, store, () => {})
  for (let look = 0; look < looks; look += 1)
    await settle(
      owner,
      store.list(owner).filter(({ status }) => status === 'pending'),
      look,
    )
  return store.list(owner)[0]
}

test('a transaction counts as replaced if the node no longer stores the state that would reveal more', async () => {
  const failure = new InvalidInputRpcError(new Error('missing trie node'))
  expect((await statusAfter(9, failure))?.status).toBe('pending')
  expect((await statusAfter(30, failure))?.status).toBe('replaced')
})

test.each([
  ['out of reach', new HttpRequestError({ url: '' })],
  ['slow', new TimeoutError({ body: {}, url: '' })],
  ['busy', new LimitExceededRpcError(new Error('too many'))],
])('a transaction stays pending while the node is %s', async (_, failure) => {
  expect((await statusAfter(100, failure))?.status).toBe('pending')
})
