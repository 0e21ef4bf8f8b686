import { expect, test } from 'vitest'
import { readReport, withEngines } from '../../specification/readReport'

test('tests of Vitest are named by file, groups and title', () => {
  const report = {
    numTotalTests: 3,
    testResults: [
      {
        name: '/code/tests/unit/a.test.ts',
        assertionResults: [
          { ancestorTitles: [], title: 'one', status: 'passed', duration: 7 },
          {
            ancestorTitles: ['group'],
            title: 'two',
            status: 'failed',
            failureMessages: ['Error: it broke\n    at a.test.ts:1'],
          },
          { ancestorTitles: ['group'], title: 'three', status: 'pending' },
        ],
      },
    ],
  }
  expect(readReport(report, '/code')).toEqual([
    { name: 'tests/unit/a.test.ts > one', outcome: 'passed', tookMs: 7 },
    {
      name: 'tests/unit/a.test.ts > group > two',
      outcome: 'failed',
      tookMs: 0,
      why: 'Error: it broke',
    },
    {
      name: 'tests/unit/a.test.ts > group > three',
      outcome: 'skipped',
      tookMs: 0,
    },
  ])
})

test('tests of Playwright are named by file, groups and title', () => {
  const spec = (title: string, status: string, errors?: object[]) => ({
    title,
    tests: [{ status, results: [{ duration: 20, errors }, { duration: 5 }] }],
  })
  const red = { message: '\u001b[31mError: late\u001b[39m\n  expected' }
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
        specs: [spec('one', 'expected'), spec('two', 'flaky', [red])],
        suites: [inner],
      }),
    ],
  }
  expect(readReport(report, '/code')).toEqual([
    { name: 'tests/e2e/a.test.ts > one', outcome: 'passed', tookMs: 25 },
    {
      name: 'tests/e2e/a.test.ts > two',
      outcome: 'failed',
      tookMs: 25,
      why: 'Error: late',
    },
    {
      name: 'tests/e2e/a.test.ts > group > three',
      outcome: 'skipped',
      tookMs: 25,
    },
  ])
})

test.each([undefined, null, 5, {}, 'text'])(
  'readReport finds no tests in %j',
  (it) => {
    expect(readReport(it, '/code')).toEqual([])
  },
)

const passed = { name: 'a > connects', outcome: 'passed' } as const

test('a test that failed in one engine has failed, and is listed once', () => {
  const failed = { ...passed, outcome: 'failed' } as const
  expect(withEngines([passed], [passed, failed])).toEqual([failed])
})

test('an engine that was skipped does not change a result', () => {
  const skipped = { ...passed, outcome: 'skipped' } as const
  expect(withEngines([passed], [skipped])).toEqual([passed])
})
