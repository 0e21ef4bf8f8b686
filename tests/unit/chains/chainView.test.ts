import * as all from 'viem/chains'
import { base as viemBase, basePreconf as viemPreconf } from 'viem/chains'
import { expect, test } from 'vitest'
import { base, basePreconf } from '../../../src/data/chains/base'
import type { Chain } from '../../../src/data/chains/Chain'
import { chainView } from '../../../src/data/chains/chainView'
import { chainMark } from '../../../src/data/chains/marks'
import {
  mainnetOf,
  rarerIds,
  rarerMark,
} from '../../../src/data/chains/rarerMarks'

const own: Chain = {
  ...base,
  id: 4242,
  name: 'Own',
  iconUrl: 'https://host.example/own.svg',
  iconBackground: '#123456',
}

test('a configured chain is shown with its name, and supported', () => {
  expect(chainView([base, own], 8453)).toMatchObject({
    id: 8453,
    name: 'Base',
    unsupported: false,
  })
})

test('the host’s icon takes precedence over the built-in one', () => {
  expect(chainView([own], 4242)).toEqual({
    id: 4242,
    name: 'Own',
    iconUrl: 'https://host.example/own.svg',
    iconBackground: '#123456',
    unsupported: false,
  })
  const { iconUrl = '' } = own
  expect(chainView([{ ...base, iconUrl }], 8453).iconUrl).toBe(iconUrl)
})

test('a well-known chain has an icon without a download', () => {
  expect(chainView([base], 8453).iconUrl).toMatch(/^data:image\/svg\+xml/)
  expect(chainView([base], 8453).iconBackground).toMatch(/^#/)
})

test('an unknown chain is named by its id, unsupported, and has no icon', () => {
  expect(chainView([base], 999_999)).toEqual({
    id: 999_999,
    name: '999999',
    iconUrl: undefined,
    iconBackground: undefined,
    unsupported: true,
  })
})

test('a well-known chain that is not configured is unsupported', () => {
  expect(chainView([own], 8453).unsupported).toBe(true)
})

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

const chains = Object.values(all)
const chainOf = (id: number) => chains.find((chain) => chain.id === id)

test.each(rarerIds)('chain %i exists and has its own icon', (id) => {
  expect(chainOf(id)).toBeDefined()
  expect(chainOf(id)?.testnet).not.toBe(true)
  const others = [
    ...rarerIds.filter((other) => other !== id).map(rarerMark),
    chainMark(1),
  ]
  expect(rarerMark(id)?.iconUrl).toMatch(/^data:image\/svg\+xml,/)
  expect(others.map((other) => other?.iconUrl)).not.toContain(
    rarerMark(id)?.iconUrl,
  )
})

test.each(Object.entries(mainnetOf))(
  'test network %s has the icon of its main network',
  (id, mainnet) => {
    expect(chainOf(Number(id))?.testnet).toBe(true)
    expect(chainOf(mainnet)).toBeDefined()
    expect(rarerMark(Number(id))).toEqual(
      chainMark(mainnet) ?? rarerMark(mainnet),
    )
    expect(rarerMark(Number(id))).toBeDefined()
  },
)

test('rarerMark returns undefined for a chain without an icon', () => {
  expect(rarerMark(4242)).toBeUndefined()
})
