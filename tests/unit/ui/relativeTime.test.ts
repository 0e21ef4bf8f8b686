import { expect, test } from 'vitest'
import { relativeTime } from '../../../src/ui/text/relativeTime'

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [minute, '1 min. ago'],
  [59.9 * minute, '59 min. ago'],
  [60 * minute, '1 hr. ago'],
  [day, 'yesterday'],
  [29 * day, '29 days ago'],
  [30 * day, 'last mo.'],
  [400 * day, 'last yr.'],
  // The clock was set back.
  [-minute, 'now'],
])('relativeTime writes %i milliseconds ago as %s', (age, words) => {
  const now = Date.UTC(2026, 10, 22)
  expect(relativeTime(now - age, now, 'en')).toBe(words)
})

test('relativeTime uses the language and its digits', () => {
  expect(relativeTime(0, 5 * minute, 'de')).toBe('vor 5 Min.')
  expect(relativeTime(0, 5 * minute, 'fa')).toBe('۵ دقیقه پیش')
})
