import { base as viemBase, basePreconf as viemPreconf } from 'viem/chains'
import { expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/chains/base'

const facts = [
  'id',
  'name',
  'nativeCurrency',
  'rpcUrls',
  'blockTime',
  'experimental_preconfirmationTime',
] as const

test.each(facts)('Base says the same %s as viem [3.13] [3.14]', (fact) => {
  const ours: Record<string, unknown> = base
  expect(ours[fact]).toEqual(viemBase[fact])
})

test.each(facts)(
  'preconfirmed Base says the same %s as viem [3.15]',
  (fact) => {
    const ours: Record<string, unknown> = basePreconf
    expect(ours[fact]).toEqual(viemPreconf[fact])
  },
)

test('both lead to the explorer that viem names [3.14]', () => {
  for (const chain of [base, basePreconf]) {
    const { name, url } = viemBase.blockExplorers.default
    expect(chain.blockExplorers.default).toEqual({ name, url })
  }
})

test('the figures are those of the specification [3.13]', () => {
  expect(base).toMatchObject({ id: 8453, blockTime: 2000 })
  expect(base.nativeCurrency).toMatchObject({ name: 'Ether', decimals: 18 })
  expect(basePreconf).toMatchObject({
    id: 8453,
    experimental_preconfirmationTime: 200,
  })
  expect('experimental_preconfirmationTime' in base).toBe(false)
})
