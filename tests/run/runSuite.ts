import path from 'node:path'
import { startProgram } from '../../host-example/local/startProgram'
import { engines } from '../fixtures/browsers/engines'
import { readReport } from '../specification/readReport'
import type { TimedRun } from '../specification/TestRun'
import { addCounts, type Count, countResults, noTests } from './countResults'
import { readReportFile, reportFileOf } from './reports'
import type { Suite } from './suites'
import type { Some } from './testsWith'

export type SuiteResult = Count & {
  /** Everything that the runner wrote. */
  readonly output: string
  readonly tests: readonly TimedRun[]
  /** In milliseconds. */
  readonly tookMs: number
}

const root = path.join(import.meta.dirname, '../..')

/**
 * Runs one suite and counts from the JSON reports that it leaves.
 * @param some which of its tests; all when left out
 */
export async function runSuite(
  suite: Suite,
  some?: Some,
): Promise<SuiteResult> {
  const startedMs = performance.now()
  const reportFile = reportFileOf(suite, some ? 'reports-of-some' : 'reports')
  const maySkip = suite.engine && !engines[suite.engine].find()
  let output = ''
  let count = noTests
  const tests: TimedRun[] = []
  for (const command of suite.commands(reportFile, some)) {
    const program = startProgram(process.execPath, command, {
      cwd: root,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, NO_COLOR: '1' },
      onOutput: (text) => {
        output += text
      },
    })
    const exitCode = await program.gone
    const report = await readReportFile(reportFile)
    const whole = some ? 'some' : maySkip ? 'engine missing' : 'all'
    count = addCounts(count, countResults(report, exitCode, whole))
    tests.push(...readReport(report, root))
  }
  return { ...count, output, tests, tookMs: performance.now() - startedMs }
}
