import { expect, test } from 'vitest'
import { describeParts } from '../../run/describeParts'
import { suites } from '../../run/suites'

test('describeParts lists at most 20 files of a suite, and says how many more there are', () => {
  const [suite] = suites
  if (!suite) throw new Error('There is no suite.')
  const files = Array.from({ length: 23 }, (_, index) => `file${index}`)
  const lines = describeParts([{ suite, selection: { files, title: 'sign' } }])
  expect(lines[0]).toBe('unit, tests named "sign"')
  expect(lines).toHaveLength(22)
  expect(lines.at(-1)).toBe('  … and 3 more')
})
