import * as viem from 'viem'
import { describe, expect, test } from 'vitest'
import { checkTransaction } from '../../../src/data/transactions/checkTransaction'
import type { TransactionRequest } from '../../../src/data/transactions/TransactionRequest'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wrongChecksum = '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const most = 2n ** 256n - 1n
const key = `0x${'ab'.repeat(32)}` as const
const blobHash = `0x01${'ab'.repeat(31)}` as const
const authorization = {
  address,
  chainId: 8453,
  nonce: 0,
  r: key,
  s: key,
  yParity: 0,
} as const

const authorizing = (change: object) => ({
  authorizationList: [{ ...authorization, ...change }],
})
const withKeys = (...storageKeys: string[]) => ({
  accessList: [{ address, storageKeys }],
})
const withBlobs = (...blobVersionedHashes: string[]) => ({
  to: address,
  blobVersionedHashes,
})

function errorOf(act: () => unknown): Error | undefined {
  try {
    act()
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
    throw thrown
  }
  return undefined
}

/** Returns the error that a request is rejected with. A host without TypeScript may pass any value. */
const rejectionOf = (request: unknown) =>
  errorOf(() => checkTransaction(request as TransactionRequest))

test.each<[string, TransactionRequest]>([
  ['a recipient in lower case', { to: `0x${address.slice(2).toLowerCase()}` }],
  ['the highest chain id', { to: address, chainId: 2 ** 53 - 1 }],
  ['a new contract', { data: '0x60' }],
  ['a recipient of null', { to: null, data: '0x60' }],
  ['the highest possible fee cap', { to: address, maxFeePerGas: most }],
  ['the highest possible gas price', { to: address, gasPrice: most }],
  ['an authorisation', { authorizationList: [authorization] }],
  [
    'an authorisation for every chain',
    { authorizationList: [{ ...authorization, chainId: 0 }] },
  ],
])('checkTransaction accepts %s', (_, request) => {
  expect(rejectionOf(request)).toBeUndefined()
})

const refused: Readonly<Record<string, readonly object[]>> = {
  // Safe integers above 0.
  InvalidChainIdError: [
    ...[0, -1, 1.5, 2 ** 53, Number.NaN].map((chainId) => ({ chainId })),
    authorizing({ chainId: -1 }),
  ],
  InvalidAddressError: [
    ...['', 'ada.eth', address.slice(2), wrongChecksum].map((to) => ({ to })),
    { accessList: [{ address: 'ada.eth', storageKeys: [] }] },
    authorizing({ address: 'ada.eth' }),
    authorizing({ address: wrongChecksum }),
  ],
  FeeCapTooHighError: [{ maxFeePerGas: most + 1n }, { gasPrice: most + 1n }],
  TipAboveFeeCapError: [
    { maxFeePerGas: 7n, maxPriorityFeePerGas: 8n },
    { maxFeePerGas: 0n, maxPriorityFeePerGas: 1n },
  ],
  // The laws below cover the other blob hashes.
  InvalidVersionedHashSizeError: [
    withBlobs(`0${blobHash}`),
    withBlobs(`${blobHash}0`),
    withBlobs(`0x01${'zz'.repeat(31)}`),
    withBlobs(blobHash, '0x01'),
  ],
  InvalidStorageKeySizeError: [
    withKeys(key, '0xab'),
    withKeys(`0x${'zz'.repeat(32)}`),
  ],
}

describe.each(Object.entries(refused))('%s', (name, requests) => {
  test.each(requests)('is thrown for %o', (request) => {
    expect(rejectionOf(request)?.name).toBe(name)
  })
})

test.each([
  ['-7', { chainId: -7 }],
  ['ada.eth', { to: 'ada.eth' }],
  [viem.formatGwei(most + 1n), { gasPrice: most + 1n }],
  ['1 gwei', { maxFeePerGas: 0n, maxPriorityFeePerGas: 10n ** 9n }],
  ['0xab', withKeys('0xab')],
  ['no hex', withBlobs('0xzz')],
])('the message contains the problem, such as %s', (said, request) => {
  expect(rejectionOf(request)?.message).toContain(said)
})

test('the errors have the names of viem’s errors', () => {
  const names = Object.keys(refused).filter((name) => !/Hash/.test(name))
  expect(Object.keys(viem)).toEqual(expect.arrayContaining(names))
})

/** Returns the error that viem throws when it signs a transaction with blobs. */
const viemsErrorOf = (blobVersionedHashes: readonly viem.Hex[]) =>
  errorOf(() =>
    viem.serializeTransaction({
      type: 'eip4844',
      chainId: 1,
      maxFeePerBlobGas: 1n,
      to: address,
      blobVersionedHashes,
    }),
  )

test.each([
  [[]],
  [[blobHash]],
  [[`${blobHash}00`]],
  [['0x01ab']],
  [[key]],
  [[blobHash, key]],
  [[`0x01${'AB'.repeat(31)}`]],
] as const)(
  'checkTransaction agrees with viem about the blob hashes %j',
  (hashes) => {
    const error = rejectionOf({ blobVersionedHashes: hashes })
    const { name, message } = viemsErrorOf(hashes) ?? {}
    expect([error?.name, error?.message]).toEqual([name, message])
  },
)
