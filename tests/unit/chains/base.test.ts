import { base as viemBase, basePreconf as viemPreconf } from 'viem/chains'
import { expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/chains/base.initial'

const facts = [
  'id',
  'name',
  'nativeCurrency',
  'rpcUrls',
  'blockTime',
  'experimental_preconfirmationTime',
] as const

test.each(facts)('Base has the same %s as in viem [3.13] [3.14]', (fact) => {
  const ours: Record<string, unknown> = base
  expect(ours[fact]).toEqual(viemBase[fact])
})

test.each(facts)(
  'the preconfirmed Base has the same %s as in viem [3.15]',
  (fact) => {
    const ours: Record<string, unknown> = basePreconf
    expect(ours[fact]).toEqual(viemPreconf[fact])
  },
)

test('both chains have viem’s block explorer [3.14]', () => {
  for (const chain of [base, basePreconf]) {
    const { name, url } = viemBase.blockExplorers.default
    expect(chain.blockExplorers.default).toEqual({ name, url })
  }
})

test('both chains have the values of the specification [3.13]', () => {
  expect(base).toMatchObject({ id: 8453, blockTime: 2000 })
  expect(base.nativeCurrency).toMatchObject({ name: 'Ether', decimals: 18 })
  expect(basePreconf).toMatchObject({
    id: 8453,
    experimental_preconfirmationTime: 200,
  })
  expect('experimental_preconfirmationTime' in base).toBe(false)
})
