import { expect, test } from 'vitest'
import { describeSlowest } from '../../run/describeSlowest'

const took = (tookMs: number) =>
  ({ name: `a > ${tookMs}`, outcome: 'passed', tookMs }) as const

test('a test that did not run is none of them', () => {
  const left = { name: 'a > b', outcome: 'skipped', tookMs: 0 } as const
  expect(describeSlowest([left, took(40)])).toHaveLength(1)
})

test('the slowest tests come first, and no more than were asked for', () => {
  const tests = [took(40), took(12_345), took(3000)]
  expect(describeSlowest(tests, 2)).toEqual([
    '  12.3 s  a > 12345',
    '   3.0 s  a > 3000',
  ])
})
