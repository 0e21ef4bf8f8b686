import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findByNonce,
  isNonceUsed,
  readDetails,
  readOutcome,
} from '../../../../src/features/transactions/engine/lookUp'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owner = { address, chainId: 8453 } as const
const hex = (number: number) => `0x${number.toString(16)}`
const hashOf = (nonce: number): `0x${string}` =>
  `0x${nonce.toString(16).padStart(64, '0')}`

/**
 * Creates a node with transactions of the account. `blocks` contains their block numbers in the order of their
 * nonces.
 */
function nodeWith(
  blocks: readonly number[],
  latest: number,
  keptStates = latest + 1,
) {
  const asked: string[] = []
  const ask = async (method: string, ...params: unknown[]) => {
    asked.push(method)
    if (method === 'eth_blockNumber') return hex(latest)
    const block = Number(params[method === 'eth_getBlockByNumber' ? 0 : 1])
    if (method === 'eth_getTransactionCount') {
      if (latest - block >= keptStates) throw new Error('missing trie node')
      return hex(blocks.filter((at) => at <= block).length)
    }
    return {
      transactions: blocks.flatMap((at, nonce) =>
        at === block
          ? [
              { from: `0x${'11'.repeat(20)}`, nonce: hex(nonce), hash: '0x0' },
              {
                from: address.toLowerCase(),
                to: address,
                value: '0x5',
                input: '0x',
                nonce: hex(nonce),
                hash: hashOf(nonce),
              },
            ]
          : [],
      ),
    }
  }
  return { ask, asked }
}

test('findByNonce finds the transaction in any block with one block request', async () => {
  const someBlocks = fc
    .array(fc.nat(3000), { minLength: 1, maxLength: 8 })
    .map((all) => all.toSorted((one, other) => one - other))
  await fc.assert(
    fc.asyncProperty(someBlocks, fc.nat(3000), async (blocks, more) => {
      const latest = Math.max(...blocks) + more
      for (const nonce of blocks.keys()) {
        const { ask, asked } = nodeWith(blocks, latest)
        expect(await findByNonce(ask, owner, nonce)).toMatchObject({
          hash: hashOf(nonce),
        })
        expect(
          asked.filter((method) => method === 'eth_getBlockByNumber'),
        ).toHaveLength(1)
        expect(asked.length).toBeLessThan(32)
      }
    }),
    { numRuns: 200 },
  )
})

test('findByNonce returns the call of the transaction', async () => {
  const { ask } = nodeWith([7], 9)
  expect(await findByNonce(ask, owner, 0)).toEqual({
    hash: hashOf(0),
    call: `${address.toLowerCase()} 5 `,
  })
})

test('findByNonce queries only recent states if the node stores few', async () => {
  const { ask } = nodeWith([1950], 2000, 128)
  expect(await findByNonce(ask, owner, 0)).toMatchObject({ hash: hashOf(0) })
})

const sent = {
  hash: `0x${'ab'.repeat(32)}`,
  description: 'A gift',
  status: 'pending',
} as const

/** Invalid block numbers, nonces and counts, as faulty gateways return them. */
const nonsense: readonly unknown[] = [
  ...['0x', '0xg', '0x1g', '-0x1', '1', '', '0x1.8', ' 0x1', '0x1\n'],
  ...['Infinity', '1e99', '0x'.padEnd(99, 'f'), 'latest', 'pending'],
  ...[7, 7n, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, null, undefined, [], ['0x7'], {}, { valueOf: () => 7 }],
  ...[Symbol('0x7'), Object.create(null)],
]

const says = (answers: Readonly<Record<string, unknown>>) => (method: string) =>
  Promise.resolve(answers[method])

test('invalid answers of a node settle, confirm, store and replace nothing', async () => {
  for (const said of nonsense) {
    for (const receipt of [
      said,
      { blockNumber: said, status: '0x1' },
      { blockNumber: '0x1', status: said },
    ]) {
      const ask = says({ eth_getTransactionReceipt: receipt })
      expect(await readOutcome(ask, sent)).toBe('unknown')
    }
    const ask = says({
      eth_getTransactionReceipt: { blockNumber: '0x1', status: '0x1' },
      eth_blockNumber: said,
      eth_getTransactionByHash: { from: address, nonce: said },
      eth_getTransactionCount: said,
    })
    const patient = { ...sent, confirmations: 2 }
    expect(await readOutcome(ask, patient)).toBe('waits')
    expect(await readDetails(ask, owner, sent.hash)).toBeUndefined()
    expect(await isNonceUsed(ask, owner, 0)).toBe(false)
  }
})

test('valid answers settle a transaction', async () => {
  const ask = says({
    eth_getTransactionReceipt: { blockNumber: '0x0', status: '0x0' },
    eth_blockNumber: '0x1',
    eth_getTransactionByHash: { from: address, nonce: '0x0' },
    eth_getTransactionCount: '0x1',
  })
  expect(await readOutcome(ask, { ...sent, confirmations: 2 })).toEqual({
    status: 'failed',
  })
  expect(await readDetails(ask, owner, sent.hash)).toEqual({
    nonce: 0,
    call: ` 0 `,
  })
  expect(await isNonceUsed(ask, owner, 0)).toBe(true)
})
