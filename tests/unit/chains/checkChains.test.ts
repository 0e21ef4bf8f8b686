import * as wagmi from '@wagmi/core'
import fc from 'fast-check'
import * as viem from 'viem'
import { mainnet, optimism, base as viemBase } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/chains/base.initial'
import type { Chain } from '../../../src/chains/Chain'
import { checkChains } from '../../../src/chains/checkChains.initial'
import { ChainConfigurationError } from '../../../src/errors/ChainConfigurationError.initial'

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

test('checkChains accepts Walletdock’s chains, viem’s chains, and several together', () => {
  expect(nameOf([base])).toBeUndefined()
  expect(nameOf([basePreconf, second])).toBeUndefined()
  expect(nameOf([viemBase, optimism, mainnet])).toBeUndefined()
})

test.each([
  ['the lowest id [5.5]', { ...base, id: 1 }],
  [
    'the highest id within the precision of numbers',
    { ...base, id: 2 ** 53 - 1 },
  ],
  ['the highest fee cap [5.7]', withFees({ maxFeePerGas: 2n ** 256n - 1n })],
  [
    'a tip as high as the fee cap [5.8]',
    withFees({ maxFeePerGas: 7n, maxPriorityFeePerGas: 7n }),
  ],
])('checkChains accepts a chain with %s', (_, chain) => {
  expect(nameOf([chain])).toBeUndefined()
})

test.each(['/rpc', './rpc', '../rpc?key=1', '//a.b/rpc'])(
  'an RPC URL may be relative to the page: %s',
  (url) => {
    expect(nameOf([withRpc(url)])).toBeUndefined()
    expect(nameOf([base], { [base.id]: url })).toBeUndefined()
  },
)

describe('checkChains rejects an invalid chain', () => {
  const address = '0xca11bde05977b3631167028862be2a173976ca11'
  test.each([
    ['an id of zero [5.5]', [{ ...base, id: 0 }], 'InvalidChainIdError'],
    ['an id below zero [5.5]', [{ ...base, id: -1 }], 'InvalidChainIdError'],
    ['a fractional id', [{ ...base, id: 1.5 }], 'InvalidChainIdError'],
    [
      'an id that is not a number',
      [{ ...base, id: Number.NaN }],
      'InvalidChainIdError',
    ],
    ['an infinite id', [{ ...base, id: Infinity }], 'InvalidChainIdError'],
    [
      'an id beyond the precision of numbers',
      [{ ...base, id: 2 ** 53 }],
      'InvalidChainIdError',
    ],
    [
      'two chains with one id',
      [base, second, basePreconf],
      'InvalidChainIdError',
    ],
    ['an empty list', [], 'ChainNotConfiguredError'],
    ['no RPC URL', [withRpc()], 'UrlRequiredError'],
    ['an empty RPC URL', [withRpc('')], 'UrlRequiredError'],
    ['an RPC URL without a scheme', [withRpc('a.b/rpc')], 'UrlRequiredError'],
    ['an RPC URL that is only a slash', [withRpc('/')], 'UrlRequiredError'],
    [
      'an RPC URL with the scheme ftp',
      [withRpc('ftp://a.b')],
      'UrlRequiredError',
    ],
    [
      'an RPC URL that is a script',
      [withRpc('javascript:0')],
      'UrlRequiredError',
    ],
    ['an RPC URL with a space', [withRpc('https://a b')], 'UrlRequiredError'],
    ['an RPC URL of a WebSocket', [withRpc('wss://a')], 'UrlRequiredError'],
    [
      'an invalid second RPC URL',
      [withRpc('https://a.b', 'no')],
      'UrlRequiredError',
    ],
    [
      'a contract with an invalid address [5.6]',
      [withContracts({ multicall3: { address: '0x123' } })],
      'InvalidAddressError',
    ],
    [
      'a contract with an invalid address on its source chain',
      [withContracts({ portal: { 1: { address: 'nobody.eth' } } })],
      'InvalidAddressError',
    ],
    [
      'an address that is too long [5.6]',
      [withContracts({ a: { address }, b: { address: `${address}0` } })],
      'InvalidAddressError',
    ],
    [
      'an address with a letter that is not a hex digit [5.6]',
      [withContracts({ a: { address: `${address.slice(0, -1)}g` } })],
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
])('%s is the name of an error of viem [5.15]', (name) => {
  expect(Object.keys(viem)).toContain(name)
})

test('checkChains ignores fees that the host computes later', () => {
  const later = () => 2n ** 257n
  expect(
    nameOf([withFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: later })]),
  ).toBeUndefined()
  expect(nameOf([withFees({ maxPriorityFeePerGas: 5n })])).toBeUndefined()
})

test('a missing chain throws an error with wagmi’s name and the specification’s message [8.5]', () => {
  const problem = problemOf([])
  expect(Object.keys(wagmi)).toContain(problem?.name)
  expect(problem?.message).toMatch(/^Chain not configured/)
})

test('the host’s RPC URL is checked instead of the chain’s', () => {
  expect(nameOf([withRpc('no')], { 8453: 'http://127.0.0.1:8545' })).toBe(
    undefined,
  )
  expect(nameOf([base], { 8453: 'localhost:8545' })).toBe('UrlRequiredError')
  expect(nameOf([base], { 10: 'of a chain that is not there' })).toBe(undefined)
})

test('messages contain the chain, the problem and what to do', () => {
  expect(problemOf([{ ...base, id: 0 }])?.message).toBe(
    'Chain ID "0" is invalid. Use a whole number above 0.\nSee walletdock/troubleshoot.md#the-configuration-is-wrong',
  )
  expect(problemOf([withRpc('rpc')])?.message).toMatch(
    /"rpc" of chain "Base".*http.*\/rpc/,
  )
  expect(problemOf([base, base])?.message).toMatch(/"8453".*twice/)
})

test.each([
  'http://127.0.0.1:8545',
  'http://localhost:8545/',
  'https://rpc.example/v1/key?chain=8453#top',
  'HTTPS://RPC.EXAMPLE',
  'https://user:pass@[::1]:8545',
])('checkChains accepts the RPC URL %s', (url) => {
  expect(nameOf([withRpc(url)])).toBeUndefined()
})

test('checkChains accepts any 20 bytes in hexadecimal as an address [5.6]', () => {
  const byte = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'))
  const bytes = fc.array(byte, { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(bytes, (digits) => {
      const contracts = { any: { address: `0x${digits.join('')}` } }
      expect(nameOf([withContracts(contracts)])).toBeUndefined()
    }),
  )
})

test('checkChains checks addresses at any depth of contracts, and nothing else', () => {
  const key = fc.string().filter((name) => name !== 'address')
  const path = fc.array(key, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(path, fc.jsonValue(), (names, other) => {
      const problemWith = (address: string) =>
        nameOf([
          withContracts({ other, contract: nestedIn(names, { address }) }),
        ])
      expect(problemWith('0x123')).toBe('InvalidAddressError')
      expect(problemWith(`0x${'Ab'.repeat(20)}`)).toBeUndefined()
    }),
  )
})

/** Wraps a value in nested objects, one for each name. */
function nestedIn(names: readonly string[], value: object): object {
  return names.reduceRight<object>((inner, name) => ({ [name]: inner }), value)
}
