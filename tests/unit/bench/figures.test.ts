import { expect, test } from 'vitest'
import { gather, gatherNoise, median, type Sample } from '../../bench/figures'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[5], 5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

const visits: readonly Sample[] = [
  { target: 'raw', profile: 'full', values: { buttonMs: 30, noiseMs: 10 } },
  { target: 'raw', profile: 'full', values: { buttonMs: 10.004, noiseMs: 12 } },
  { target: 'raw', profile: 'full', values: { resumeMs: 7 } },
  { target: 'raw', profile: 'slow', values: { buttonMs: 90 } },
  { target: 'start', profile: 'full', values: { noiseMs: 50 } },
]

test('gather groups visits by page, machine and measure, with median, minimum and maximum', () => {
  expect(gather(visits)).toEqual({
    raw: {
      full: {
        buttonMs: [20, 10, 30],
        noiseMs: [11, 10, 12],
        resumeMs: [7, 7, 7],
      },
      slow: { buttonMs: [90, 90, 90] },
    },
    start: { full: { noiseMs: [50, 50, 50] } },
  })
})

test('gatherNoise combines the noise of all pages per machine', () => {
  expect(gatherNoise(visits)).toEqual({ full: [12, 10, 50] })
})
