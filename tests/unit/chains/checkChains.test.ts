import fc from 'fast-check'
import * as viem from 'viem'
import { mainnet, optimism, base as viemBase } from 'viem/chains'
import { expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/data/chains/base'
import type { Chain } from '../../../src/data/chains/Chain'
import { checkChains } from '../../../src/data/chains/checkChains'
import { ChainConfigurationError } from '../../../src/errors/ConfigurationError'

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

test.each<[string, readonly Chain[]]>([
  ['Base', [base]],
  ['Walletdock’s chains', [basePreconf, second]],
  ['viem’s chains', [viemBase, optimism, mainnet]],
  ['the lowest id', [{ ...base, id: 1 }]],
  ['the highest id that is precise', [{ ...base, id: 2 ** 53 - 1 }]],
  ['the highest fee cap', [withFees({ maxFeePerGas: 2n ** 256n - 1n })]],
  [
    'a tip as high as the fee cap',
    [withFees({ maxFeePerGas: 7n, maxPriorityFeePerGas: 7n })],
  ],
  ['a tip without a fee cap', [withFees({ maxPriorityFeePerGas: 5n })]],
  [
    'fees that the host computes later',
    [withFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: () => 2n ** 257n })],
  ],
])('checkChains accepts %s', (_, chains) => {
  expect(nameOf(chains)).toBeUndefined()
})

const { nativeCurrency: _, ...withoutCurrency } = base

test.each<object>([
  { id: 10, name: 'OP' },
  { ...base, rpcUrls: {} },
  withoutCurrency,
])('checkChains rejects the incomplete chain %#', (chain) => {
  // A page without types, or JSON in an attribute.
  expect(problemOf([chain as Chain])?.message).toContain('is incomplete')
})

test.each([
  ...['/rpc', './rpc', '../rpc?key=1', '//a.b/rpc'],
  ...['http://127.0.0.1:8545', 'http://localhost:8545/', 'HTTPS://RPC.EXAMPLE'],
  'https://rpc.example/v1/key?chain=8453#top',
  'https://user:pass@[::1]:8545',
])('checkChains accepts the RPC URL %s', (url) => {
  expect(nameOf([withRpc(url)])).toBeUndefined()
  expect(nameOf([base], { [base.id]: url })).toBeUndefined()
})

const address = '0xca11bde05977b3631167028862be2a173976ca11'

test.each<[string, readonly (readonly Chain[])[]]>([
  [
    'InvalidChainIdError',
    [
      ...[0, -1, 1.5, Number.NaN, Infinity, 2 ** 53].map((id) => [
        { ...base, id },
      ]),
      // Two chains have the same id.
      [base, second, basePreconf],
    ],
  ],
  ['ChainNotConfiguredError', [[]]],
  [
    'UrlRequiredError',
    [
      ...['', 'a.b/rpc', '/', 'ftp://a.b', 'javascript:0', 'https://a b'],
      'wss://a',
    ]
      .map((url) => [withRpc(url)])
      .concat([[withRpc()], [withRpc('https://a.b', 'no')]]),
  ],
  [
    'InvalidAddressError',
    [
      { multicall3: { address: '0x123' } },
      { portal: { 1: { address: 'nobody.eth' } } },
      // One digit too many.
      { a: { address }, b: { address: `${address}0` } },
      { a: { address: `${address.slice(0, -1)}g` } },
    ].map((contracts) => [withContracts(contracts)]),
  ],
  ['FeeCapTooHighError', [[withFees({ maxFeePerGas: 2n ** 256n })]]],
  [
    'TipAboveFeeCapError',
    [[withFees({ maxFeePerGas: 1n, maxPriorityFeePerGas: 2n })]],
  ],
])('checkChains rejects invalid chains with %s', (name, invalid) => {
  expect(invalid.map((chains) => nameOf(chains))).toEqual(
    invalid.map(() => name),
  )
  if (name !== 'ChainNotConfiguredError')
    expect(Object.keys(viem)).toContain(name)
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
