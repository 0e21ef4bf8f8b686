import { expect, test } from 'vitest'
import { countResults } from '../../run/countResults'

const vitest = (numPassedTests: number, numTotalTests: number) => ({
  numPassedTests,
  numTotalTests,
})
const playwright = (
  expected: number,
  { unexpected = 0, flaky = 0, skipped = 0 } = {},
) => ({ stats: { expected, unexpected, flaky, skipped } })

test('passed tests are summed', () => {
  expect(countResults(vitest(7, 7), 0)).toEqual({ passed: 7, failed: 0 })
  expect(countResults(playwright(5), 0)).toEqual({ passed: 5, failed: 0 })
})

test('a skipped test is a failed one', () => {
  expect(countResults(vitest(6, 7), 0)).toEqual({ passed: 6, failed: 1 })
  expect(countResults(playwright(5, { skipped: 2 }), 0)).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a flaky test is a failed one', () => {
  expect(countResults(playwright(5, { flaky: 1 }), 0).failed).toBe(1)
})

test('a run that ends badly has failed, even when every test passed', () => {
  expect(countResults(vitest(7, 7), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countResults(playwright(5, { unexpected: 3 }), 1).failed).toBe(3)
})

test.each([
  ['no report', undefined],
  ['a report of something else', { ok: true }],
  ['no test', vitest(0, 0)],
  ['no end to end test', playwright(0)],
])('%s is a failure', (_, report) => {
  expect(countResults(report, 0)).toEqual({ passed: 0, failed: 1 })
})
