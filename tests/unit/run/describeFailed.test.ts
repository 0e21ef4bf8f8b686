import { expect, test } from 'vitest'
import { describeFailed } from '../../run/describeFailed'

test('describeFailed names the failed tests, with the reason if it is known', () => {
  const lines = describeFailed([
    { name: 'a > good', outcome: 'passed', tookMs: 1 },
    { name: 'a > bad', outcome: 'failed', tookMs: 1, why: 'Error: it broke' },
    { name: 'a > odd', outcome: 'failed', tookMs: 1 },
    { name: 'a > left', outcome: 'skipped', tookMs: 0 },
  ])
  expect(lines).toEqual(['  a > bad', '    Error: it broke', '  a > odd'])
})
