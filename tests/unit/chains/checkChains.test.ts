import * as wagmi from '@wagmi/core'
import fc from 'fast-check'
import * as viem from 'viem'
import { mainnet, optimism, base as viemBase } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/chains/base'
import type { Chain } from '../../../src/chains/Chain'
import {
  ChainConfigurationError,
  checkChains,
} from '../../../src/chains/checkChains'

const second: Chain = { ...base, id: 10, name: 'Second' }
const withRpc = (...http: string[]): Chain => ({
  ...base,
  rpcUrls: { default: { http } },
})
const withContracts = (contracts: Chain['contracts']): Chain => ({
  ...base,
  ...(contracts && { contracts }),
})

const withFees = (fees: Chain['fees']): Chain => ({ ...base, fees })

function problemOf(chains: readonly Chain[], rpcUrls = {}) {
  try {
    checkChains(chains, rpcUrls)
  } catch (thrown) {
    if (thrown instanceof ChainConfigurationError) return thrown
    throw thrown
  }
  return undefined
}
const nameOf = (chains: readonly Chain[], rpcUrls = {}) =>
  problemOf(chains, rpcUrls)?.name

test('good chains pass: ours, viem’s own, and several together', () => {
  expect(nameOf([base])).toBeUndefined()
  expect(nameOf([basePreconf, second])).toBeUndefined()
  expect(nameOf([viemBase, optimism, mainnet])).toBeUndefined()
})

test.each(['/rpc', './rpc', '../rpc?key=1', '//a.b/rpc'])(
  'an RPC address may be relative to the page: %s',
  (url) => {
    expect(nameOf([withRpc(url)])).toBeUndefined()
    expect(nameOf([base], { [base.id]: url })).toBeUndefined()
  },
)

describe('a chain that no wallet could be asked for is refused', () => {
  const address = '0xca11bde05977b3631167028862be2a173976ca11'
  test.each([
    ['an id of zero [5.5]', [{ ...base, id: 0 }], 'InvalidChainIdError'],
    ['an id below zero [5.5]', [{ ...base, id: -1 }], 'InvalidChainIdError'],
    ['half an id', [{ ...base, id: 1.5 }], 'InvalidChainIdError'],
    ['no number', [{ ...base, id: Number.NaN }], 'InvalidChainIdError'],
    ['an endless id', [{ ...base, id: Infinity }], 'InvalidChainIdError'],
    ['a huge id', [{ ...base, id: 2 ** 53 }], 'InvalidChainIdError'],
    ['one id twice', [base, second, basePreconf], 'InvalidChainIdError'],
    ['no chain at all', [], 'ChainNotConfiguredError'],
    ['no RPC address', [withRpc()], 'UrlRequiredError'],
    ['an empty RPC address', [withRpc('')], 'UrlRequiredError'],
    ['a host without its https', [withRpc('a.b/rpc')], 'UrlRequiredError'],
    ['a path that names nothing', [withRpc('/')], 'UrlRequiredError'],
    ['another kind of address', [withRpc('ftp://a.b')], 'UrlRequiredError'],
    ['a script for an address', [withRpc('javascript:0')], 'UrlRequiredError'],
    ['a space in the address', [withRpc('https://a b')], 'UrlRequiredError'],
    [
      'a socket, where HTTP is spoken',
      [withRpc('wss://a')],
      'UrlRequiredError',
    ],
    ['a bad second one', [withRpc('https://a.b', 'no')], 'UrlRequiredError'],
    [
      'a contract at no address [5.6]',
      [withContracts({ multicall3: { address: '0x123' } })],
      'InvalidAddressError',
    ],
    [
      'a contract on its source chain at no address',
      [withContracts({ portal: { 1: { address: 'nobody.eth' } } })],
      'InvalidAddressError',
    ],
    [
      'an address that is too long [5.6]',
      [withContracts({ a: { address }, b: { address: `${address}0` } })],
      'InvalidAddressError',
    ],
    [
      'a fee cap above 2^256-1 [5.7]',
      [withFees({ maxFeePerGas: 2n ** 256n })],
      'FeeCapTooHighError',
    ],
    [
      'a tip above the fee cap [5.8]',
      [withFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: 2n })],
      'TipAboveFeeCapError',
    ],
  ] as const)('%s', (_, chains, name) => {
    expect(nameOf(chains)).toBe(name)
  })
})

test.each([
  'InvalidChainIdError',
  'InvalidAddressError',
  'UrlRequiredError',
  'FeeCapTooHighError',
  'TipAboveFeeCapError',
])('%s is a name that viem’s own errors have [5.15]', (name) => {
  expect(Object.keys(viem)).toContain(name)
})

test('of all fees, a cap passes up to 2^256-1 and a tip up to its cap [5.7] [5.8]', () => {
  const fee = fc.bigInt({ min: 0n, max: 2n ** 257n })
  fc.assert(
    fc.property(fee, fee, (maxFeePerGas, maxPriorityFeePerGas) => {
      const isTooHigh = maxFeePerGas >= 2n ** 256n
      const isAbove = maxPriorityFeePerGas > maxFeePerGas
      expect(nameOf([withFees({ maxFeePerGas, maxPriorityFeePerGas })])).toBe(
        isTooHigh
          ? 'FeeCapTooHighError'
          : isAbove
            ? 'TipAboveFeeCapError'
            : undefined,
      )
    }),
  )
})

test('fees that the host computes later are not judged now', () => {
  const later = () => 2n ** 257n
  expect(
    nameOf([withFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: later })]),
  ).toBeUndefined()
  expect(nameOf([withFees({ maxPriorityFeePerGas: 5n })])).toBeUndefined()
})

test('a missing chain is told as wagmi tells it, in the specification’s words [8.5]', () => {
  const problem = problemOf([])
  expect(Object.keys(wagmi)).toContain(problem?.name)
  expect(problem?.message).toMatch(/^Chain not configured/)
})

test('a host’s RPC address is checked instead of the chain’s own', () => {
  expect(nameOf([withRpc('no')], { 8453: 'http://127.0.0.1:8545' })).toBe(
    undefined,
  )
  expect(nameOf([base], { 8453: 'localhost:8545' })).toBe('UrlRequiredError')
  expect(nameOf([base], { 10: 'of a chain that is not there' })).toBe(undefined)
})

test('messages say which chain, what is wrong and what to give', () => {
  expect(problemOf([{ ...base, id: 0 }])?.message).toBe(
    'Chain ID "0" is invalid. Give a whole number above 0.',
  )
  expect(problemOf([withRpc('rpc')])?.message).toMatch(
    /"rpc" of chain "Base".*http.*\/rpc/,
  )
  expect(problemOf([base, base])?.message).toMatch(/"8453".*twice/)
})

test('of all numbers, exactly the whole ones above 0 are ids [5.5]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.nat()), (id) => {
      const isId = Number.isSafeInteger(id) && id > 0
      expect(nameOf([{ ...base, id }])).toBe(
        isId ? undefined : 'InvalidChainIdError',
      )
    }),
  )
})

test.each([
  'http://127.0.0.1:8545',
  'http://localhost:8545/',
  'https://rpc.example/v1/key?chain=8453#top',
  'HTTPS://RPC.EXAMPLE',
  'https://user:pass@[::1]:8545',
])('the RPC address %s passes', (url) => {
  expect(nameOf([withRpc(url)])).toBeUndefined()
})

test('any 20 bytes in hex pass as an address [5.6]', () => {
  const byte = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'))
  const bytes = fc.array(byte, { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(bytes, (digits) => {
      const contracts = { any: { address: `0x${digits.join('')}` } }
      expect(nameOf([withContracts(contracts)])).toBeUndefined()
    }),
  )
})

test('of all words that begin like addresses, exactly those of 20 bytes in hex pass [5.6]', () => {
  const digit = fc.constantFrom(...'0123456789abcdefABCDEFgx ')
  const word = fc.oneof(
    fc.string({ unit: digit, minLength: 38, maxLength: 42 }),
    fc.string({
      unit: fc.constantFrom(...'09afAF'),
      minLength: 38,
      maxLength: 42,
    }),
    fc.string(),
  )
  fc.assert(
    fc.property(word, (digits) => {
      const address = `0x${digits}`
      const isHex = [...digits].every((one) => /[\da-f]/i.test(one))
      expect(nameOf([withContracts({ any: { address } })])).toBe(
        isHex && digits.length === 40 ? undefined : 'InvalidAddressError',
      )
    }),
  )
})

test('whatever else stands where contracts stand does no harm', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (any) => {
      const found = nameOf([withContracts({ any })])
      expect([undefined, 'InvalidAddressError']).toContain(found)
    }),
  )
})
