import { expect, test } from 'vitest'
import { readReport } from '../../specification/readReport'

test('tests of vitest are named by file, groups and title', () => {
  const report = {
    numTotalTests: 3,
    testResults: [
      {
        name: '/code/tests/unit/a.test.ts',
        assertionResults: [
          { ancestorTitles: [], title: 'one', status: 'passed' },
          { ancestorTitles: ['group'], title: 'two', status: 'failed' },
          { ancestorTitles: ['group'], title: 'three', status: 'pending' },
        ],
      },
    ],
  }
  expect(readReport(report, '/code')).toEqual([
    { name: 'tests/unit/a.test.ts > one', outcome: 'passed' },
    { name: 'tests/unit/a.test.ts > group > two', outcome: 'failed' },
    { name: 'tests/unit/a.test.ts > group > three', outcome: 'skipped' },
  ])
})

test('tests of Playwright are named alike', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status }],
  })
  const suite = (title: string, rest: object) => ({
    title,
    file: 'a.test.ts',
    specs: [],
    ...rest,
  })
  const inner = suite('group', { specs: [spec('three', 'skipped')] })
  const report = {
    config: { rootDir: '/code/tests/e2e' },
    stats: {},
    suites: [
      suite('a.test.ts', {
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [inner],
      }),
    ],
  }
  expect(readReport(report, '/code')).toEqual([
    { name: 'tests/e2e/a.test.ts > one', outcome: 'passed' },
    { name: 'tests/e2e/a.test.ts > two', outcome: 'failed' },
    { name: 'tests/e2e/a.test.ts > group > three', outcome: 'skipped' },
  ])
})

test.each([undefined, null, 5, {}, 'text'])(
  'a report of %j holds no test',
  (it) => {
    expect(readReport(it, '/code')).toEqual([])
  },
)
