import * as all from 'viem/chains'
import { expect, test } from 'vitest'
import { chainMark } from '../../../src/data/chains/marks'
import {
  mainnetOf,
  rarerIds,
  rarerMark,
} from '../../../src/data/chains/rarerMarks'

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
