import { expect, test } from 'vitest'
import { type Candidate, newestOf } from '../../../src/host/fit/newestOf'
import { aContract } from '../../fixtures/servers/aContract'

const at = (base: string, version: string): Candidate => [
  base,
  { ...aContract, version },
]

test.each([
  [['1.2.0', '1.10.0', '1.9.9'], '1.10.0'],
  [['2.0.0-rc.1', '1.9.0'], '2.0.0-rc.1'],
  [['2.0.0-rc.1', '2.0.0'], '2.0.0'],
])(
  'of %j, %s is the newest, in whichever order they are asked for',
  (versions, newest) => {
    const all = versions.map((version) => at(`/${version}/`, version))
    expect(newestOf(all)?.[0]).toBe(`/${newest}/`)
    expect(newestOf(all.toReversed())?.[0]).toBe(`/${newest}/`)
  },
)

test('of one version at two addresses, all choose the same', () => {
  const one = at('https://a.example/', '1.0.0')
  const other = at('https://b.example/', '1.0.0')
  expect(newestOf([one, other])).toBe(one)
  expect(newestOf([other, one])).toBe(one)
})

test('of none, none is chosen', () => {
  expect(newestOf([])).toBeUndefined()
})
