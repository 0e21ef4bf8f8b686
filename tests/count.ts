import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

// Runs each argument as a command, one after the other, even if an earlier one fails. Then prints the failed tests of
// all commands, those that passed only the second time, and the sum. Both runners write a report to the file in
// TEST_REPORT (vitest.config.ts, playwright.config.ts). A skipped test counts as failed, and so does a command that fails
// or runs no test. In CI, Vitest's failed files run again in a new process, because a test that runs again in the same
// page finds what its first run has left there. Playwright does that itself.

type Test = {
  readonly name: string
  /** Only Vitest's tests have it. */
  readonly file?: string
  readonly isPassed: boolean
  /** Messages of the test's errors, also of a run before it passed. */
  readonly errors?: readonly string[]
}

const folder = path.join(import.meta.dirname, '../test-results/reports')
rmSync(folder, { recursive: true, force: true })
const tests = process.argv.slice(2).flatMap(run)
const failed = tests.filter(({ isPassed }) => !isPassed)
print('Failed', failed)
print(
  'Passed only the second time',
  tests.filter(({ isPassed, errors = [] }) => isPassed && errors.length > 0),
)
console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || tests.length === 0 ? 1 : 0

function print(title: string, tests: readonly Test[]) {
  if (tests.length > 0) console.log(`\n${title}`)
  for (const { name, errors = [] } of tests) {
    console.log(`  ${name}`)
    // The first lines describe the failure and its place. The rest is in the output above.
    for (const line of errors.flatMap((it) => it.split('\n').slice(0, 12)))
      console.log(`    ${line}`)
  }
}

function run(command: string, index: number): readonly Test[] {
  const all = runOnce(command, `${index}.json`)
  const files = new Set(
    all.flatMap(({ file, isPassed }) => (file && !isPassed ? [file] : [])),
  )
  if (!process.env['CI'] || files.size === 0) return all
  const again = runOnce(`${command} ${[...files].join(' ')}`, 'again.json')
  const errors = new Map(all.map((test) => [test.name, test.errors ?? []]))
  return [
    ...all.filter(({ file = '' }) => !files.has(file)),
    ...again.map((test) => ({
      ...test,
      errors: [
        ...(errors.get(test.name) ?? []),
        // Of a file that did not load
        ...(errors.get(test.file ?? '') ?? []),
        ...(test.errors ?? []),
      ],
    })),
  ]
}

function runOnce(command: string, file: string): readonly Test[] {
  const report = path.join(folder, file)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: report },
  })
  const all = readTests(report)
  const isReported = all.some(({ isPassed }) => !isPassed)
  if (isReported || (status === 0 && all.length > 0)) return all
  return [...all, { name: `${command}: exit code ${status}`, isPassed: false }]
}

/** Returns the tests of a report, or none if the command ended before it wrote one. */
function readTests(file: string): readonly Test[] {
  try {
    const report: JsonTestResults | JSONReport = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return 'testResults' in report
      ? inVitest(report)
      : inPlaywright({ suites: report.suites })
  } catch {
    // The caller counts a missing report as a failure.
    return []
  }
}

/** A file that failed without a failed test, for example because it did not load, counts as one test. */
function inVitest({ testResults }: JsonTestResults): readonly Test[] {
  return testResults.flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const tests = assertionResults.map(
        ({ fullName, status, failureMessages }) => ({
          name: `${file}: ${fullName}`,
          file,
          isPassed: status === 'passed',
          errors: failureMessages ?? [],
        }),
      )
      const isReported =
        status !== 'failed' || tests.some((test) => !test.isPassed)
      return isReported
        ? tests
        : [...tests, { name: file, file, isPassed: false, errors: [message] }]
    },
  )
}

function inPlaywright({
  suites = [],
  specs = [],
}: Partial<JSONReportSuite>): readonly Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${projectName}: ${file}: ${title}`,
      isPassed: status === 'expected' || status === 'flaky',
      errors: results.flatMap(({ errors }) =>
        errors.flatMap(({ message }) => message ?? []),
      ),
    })),
  )
  return [...own, ...suites.flatMap(inPlaywright)]
}
