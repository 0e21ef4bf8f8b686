import { expect, test } from 'vitest'
import { stepsAfter } from '../../bench/traffic'

const request = (start: number, end?: number) => ({ url: '', start, end })

test.each([
  ['beside each other are one', [request(1, 4), request(2, 3)], 1],
  ['one after the other are as many', [request(1, 2), request(2, 3)], 2],
  ['that began before are none', [request(0.5, 3)], 0],
  ['that have not ended are none', [request(1)], 0],
  ['in any order are counted alike', [request(3, 4), request(1, 2)], 2],
])('steps: requests %s', (_, requests, steps) => {
  expect(stepsAfter(1, requests)).toBe(steps)
})
