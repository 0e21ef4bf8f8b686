import { expect, test } from 'vitest'
import { stepsAfter } from '../../bench/traffic'

const request = (start: number, end?: number) => ({ url: '', start, end })

test.each([
  ['that overlap as one step', [request(1, 4), request(2, 3)], 1],
  ['that follow each other as two steps', [request(1, 2), request(2, 3)], 2],
  ['that began before as none', [request(0.5, 3)], 0],
  ['that have not ended as none', [request(1)], 0],
  ['in any order alike', [request(3, 4), request(1, 2)], 2],
])('stepsAfter counts requests %s', (_, requests, steps) => {
  expect(stepsAfter(1, requests)).toBe(steps)
})
