import fc from 'fast-check'
import { normalize } from 'viem/ens'
import { expect, test } from 'vitest'
import { normalForm } from '../../../src/data/names/readEns'

/** Returns the result of ENS' complete rules. */
function byTheRules(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}

test('normalForm agrees with ENS’ rules about plain names, without ENS’ tables', async () => {
  const letter = fc.constantFrom(...'abyz0189--..')
  const name = fc.string({ unit: letter, minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(name, async (name) => {
      expect(await normalForm(name)).toBe(byTheRules(name))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['ADA.eth', 'ada.eth'],
  ['ab--cd.eth', undefined],
  ['a da.eth', undefined],
  ['a\u202eda.eth', undefined],
  ['', ''],
  ['_x.eth', '_x.eth'],
  ['🍎.eth', '🍎.eth'],
])('normalForm normalises %s with ENS’ tables', async (name, normal) => {
  expect(await normalForm(name)).toBe(normal)
})
