import { expect, test } from 'vitest'
import { compareTimes, median } from '../../bench/compareTimes'

const times = (all: number) => {
  const tap = { answered: all, dialog: all, wallets: all }
  return { ...tap, button: all, longest: all }
}

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[5], 5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('ours is told as a part of the plain time', () => {
  const lines = compareTimes([times(10), times(30)], [times(40)])
  expect(lines[3]).toMatch(/^tap: dialog painted +20 ms +40 ms +0\.50$/)
})
