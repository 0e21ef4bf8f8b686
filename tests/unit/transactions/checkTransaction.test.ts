import * as viem from 'viem'
import { expect, test } from 'vitest'
import type { TransactionRequest } from '../../../src/transactions/TransactionRequest'
import {
  address,
  errorOf,
  rejectionOf,
  withBlobs,
  withKeys,
} from './rejectionOf'

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

test.each<[string, TransactionRequest]>([
  ['only a recipient', { to: address }],
  [
    'a recipient in lower case',
    { to: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' },
  ],
  ['the lowest chain id', { to: address, chainId: 1 }],
  ['the highest chain id [5.9]', { to: address, chainId: 2 ** 53 - 1 }],
  ['a new contract', { data: '0x60' }],
  ['a recipient of null', { to: null, data: '0x60' }],
  ['the highest possible fee cap [5.11]', { to: address, maxFeePerGas: most }],
  ['the highest possible gas price', { to: address, gasPrice: most }],
  [
    'a tip as high as the fee cap [5.12]',
    { maxFeePerGas: 7n, maxPriorityFeePerGas: 7n },
  ],
  ['a tip without a fee cap', { maxPriorityFeePerGas: 7n }],
  ['no fees at all', { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }],
  ['an access list', { accessList: [{ address, storageKeys: [key] }] }],
  [
    'an access list without keys',
    { accessList: [{ address, storageKeys: [] }] },
  ],
  ['a blob', { to: address, blobVersionedHashes: [blobHash] }],
  ['an authorisation', { authorizationList: [authorization] }],
  [
    'an authorisation for every chain',
    { authorizationList: [{ ...authorization, chainId: 0 }] },
  ],
])('checkTransaction accepts %s', (_, request) => {
  expect(rejectionOf(request)).toBeUndefined()
})

test.each([
  ['a chain id of 0 [5.9]', { chainId: 0 }, 'InvalidChainIdError'],
  ['a chain id below 0 [5.9]', { chainId: -1 }, 'InvalidChainIdError'],
  ['a fractional chain id', { chainId: 1.5 }, 'InvalidChainIdError'],
  [
    'a chain id beyond the precision of numbers [5.9]',
    { chainId: 2 ** 53 },
    'InvalidChainIdError',
  ],
  [
    'a chain id that is not a number',
    { chainId: Number.NaN },
    'InvalidChainIdError',
  ],
  ['an empty recipient [5.10]', { to: '' }, 'InvalidAddressError'],
  [
    'a recipient that is a name [5.10]',
    { to: 'ada.eth' },
    'InvalidAddressError',
  ],
  [
    'a recipient of 19 bytes [5.10]',
    { to: address.slice(0, -2) },
    'InvalidAddressError',
  ],
  [
    'a recipient of 21 bytes [5.10]',
    { to: `${address}00` },
    'InvalidAddressError',
  ],
  [
    'a recipient without 0x [5.10]',
    { to: address.slice(2) },
    'InvalidAddressError',
  ],
  ['a mistyped recipient [5.10]', { to: wrongChecksum }, 'InvalidAddressError'],
  [
    'an access list with a name instead of an address',
    { accessList: [{ address: 'ada.eth', storageKeys: [] }] },
    'InvalidAddressError',
  ],
  [
    'an authorisation of a name instead of an address',
    authorizing({ address: 'ada.eth' }),
    'InvalidAddressError',
  ],
  [
    'an authorisation of a mistyped address',
    authorizing({ address: wrongChecksum }),
    'InvalidAddressError',
  ],
  [
    'an authorisation for a chain below 0',
    authorizing({ chainId: -1 }),
    'InvalidChainIdError',
  ],
  [
    'a fee cap that is too high by one [5.11]',
    { maxFeePerGas: most + 1n },
    'FeeCapTooHighError',
  ],
  [
    'a gas price that is too high by one',
    { gasPrice: most + 1n },
    'FeeCapTooHighError',
  ],
  [
    'a tip that is too high by one [5.12]',
    { maxFeePerGas: 7n, maxPriorityFeePerGas: 8n },
    'TipAboveFeeCapError',
  ],
  [
    'a tip above a fee cap of 0 [5.12]',
    { maxFeePerGas: 0n, maxPriorityFeePerGas: 1n },
    'TipAboveFeeCapError',
  ],
  ['an empty list of blob hashes', withBlobs(), 'EmptyBlobError'],
  [
    'a blob hash of 31 bytes [5.13]',
    withBlobs(blobHash.slice(0, -2)),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a blob hash of 33 bytes [5.13]',
    withBlobs(`${blobHash}00`),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a blob hash with a digit before it',
    withBlobs(`0${blobHash}`),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a blob hash with half a byte too many [5.13]',
    withBlobs(`${blobHash}0`),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a blob hash that is not hexadecimal',
    withBlobs(`0x01${'zz'.repeat(31)}`),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a second blob hash that is short',
    withBlobs(blobHash, '0x01'),
    'InvalidVersionedHashSizeError',
  ],
  [
    'a blob hash of version 0 [5.13]',
    withBlobs(key.replace('0xab', '0x00')),
    'InvalidVersionedHashVersionError',
  ],
  [
    'a blob hash of version 2 [5.13]',
    withBlobs(key.replace('0xab', '0x02')),
    'InvalidVersionedHashVersionError',
  ],
  [
    'a storage key of 31 bytes [5.14]',
    withKeys(key.slice(0, -2)),
    'InvalidStorageKeySizeError',
  ],
  [
    'a storage key of 33 bytes [5.14]',
    withKeys(`${key}00`),
    'InvalidStorageKeySizeError',
  ],
  ['an empty storage key', withKeys('0x'), 'InvalidStorageKeySizeError'],
  [
    'a second storage key that is short',
    withKeys(key, '0xab'),
    'InvalidStorageKeySizeError',
  ],
  [
    'a storage key that is not hexadecimal',
    withKeys(`0x${'zz'.repeat(32)}`),
    'InvalidStorageKeySizeError',
  ],
])('checkTransaction rejects %s', (_, request, name) => {
  expect(rejectionOf(request)).toBe(name)
})

test.each([
  ['-7', { chainId: -7 }],
  ['ada.eth', { to: 'ada.eth' }],
  [viem.formatGwei(most + 1n), { gasPrice: most + 1n }],
  ['1 gwei', { maxFeePerGas: 0n, maxPriorityFeePerGas: 10n ** 9n }],
  ['0xab', withKeys('0xab')],
  ['no hex', withBlobs('0xzz')],
])('the message contains the problem, such as %s', (said, request) => {
  expect(errorOf(request)?.message).toContain(said)
})

test.each([
  'InvalidChainIdError',
  'InvalidAddressError',
  'FeeCapTooHighError',
  'TipAboveFeeCapError',
  'InvalidStorageKeySizeError',
])('%s is the name of an error of viem [5.15]', (name) => {
  expect(Object.keys(viem)).toContain(name)
})
