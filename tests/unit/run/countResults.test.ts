import { expect, test } from 'vitest'
import { countResults, describeCount, noTests } from '../../run/countResults'

const vitest = (
  numPassedTests: number,
  numTotalTests: number,
  numPendingTests = 0,
) => ({ numPassedTests, numPendingTests, numTotalTests })
const playwright = (
  expected: number,
  { unexpected = 0, flaky = 0, skipped = 0 } = {},
) => ({ stats: { expected, unexpected, flaky, skipped } })

test('countResults counts passed tests', () => {
  expect(countResults(vitest(7, 7), 0)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
  })
  expect(countResults(playwright(5), 0)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
  })
})

test('countResults counts a skipped test as failed', () => {
  expect(countResults(vitest(6, 7, 1), 0)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
  })
  expect(countResults(playwright(5, { skipped: 2 }), 0)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
  })
})

test('countResults counts a skipped test as skipped if its engine is missing', () => {
  const report = playwright(0, { skipped: 5 })
  const count = { passed: 0, failed: 0, skipped: 5 }
  expect(countResults(report, 0, 'engine missing')).toEqual(count)
  expect(countResults(report, 1, 'engine missing')).toEqual({
    ...count,
    failed: 1,
  })
})

test('if only some tests are selected, the others are not counted, and a suite without selected tests passes', () => {
  expect(countResults(vitest(2, 7, 4), 1, 'some')).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
  })
  expect(countResults(playwright(0), 0, 'some')).toEqual(noTests)
  expect(countResults(undefined, 1, 'some').failed).toBe(1)
})

test('the last line mentions skipped tests only if there are some', () => {
  expect(describeCount({ passed: 7, failed: 0, skipped: 0 })).toBe(
    '7 passed, 0 failed',
  )
  expect(describeCount({ passed: 7, failed: 1, skipped: 5 })).toBe(
    '7 passed, 1 failed, 5 skipped',
  )
})

test('countResults counts a flaky test as failed', () => {
  expect(countResults(playwright(5, { flaky: 1 }), 0).failed).toBe(1)
})

test('a run that ends with an error has failed, even if every test passed', () => {
  expect(countResults(vitest(7, 7), 1)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  })
  expect(countResults(playwright(5, { unexpected: 3 }), 1).failed).toBe(3)
})

test.each([
  ['a missing report', undefined],
  ['a report of something else', { ok: true }],
  ['a report without tests', vitest(0, 0)],
  ['a report without end-to-end tests', playwright(0)],
])('countResults counts %s as a failure', (_, report) => {
  expect(countResults(report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
