import { base as viemBase, basePreconf as viemPreconf } from 'viem/chains'
import { expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/data/chains/base'

test.each([
  ['Base', base, viemBase],
  ['the preconfirmed Base', basePreconf, viemPreconf],
])('%s has the same data as in viem', (_, ours, theirs) => {
  for (const fact of ['id', 'name', 'nativeCurrency', 'rpcUrls', 'blockTime'])
    expect(Reflect.get(ours, fact), fact).toEqual(Reflect.get(theirs, fact))
  const { name, url } = viemBase.blockExplorers.default
  expect(ours.blockExplorers.default).toEqual({ name, url })
  const time = 'experimental_preconfirmationTime'
  expect(Reflect.get(ours, time)).toBe(Reflect.get(theirs, time))
})
