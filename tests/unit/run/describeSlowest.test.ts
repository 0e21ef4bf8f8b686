import { expect, test } from 'vitest'
import { describeSlowest } from '../../run/describeSlowest'

const took = (tookMs: number) =>
  ({ name: `a > ${tookMs}`, outcome: 'passed', tookMs }) as const

test('describeSlowest omits tests that did not run', () => {
  const left = { name: 'a > b', outcome: 'skipped', tookMs: 0 } as const
  expect(describeSlowest([left, took(40)])).toHaveLength(1)
})

test('describeSlowest lists the slowest tests first, up to the limit', () => {
  const tests = [took(40), took(12_345), took(3000)]
  expect(describeSlowest(tests, 2)).toEqual([
    '  12.3 s  a > 12345',
    '   3.0 s  a > 3000',
  ])
})
