import path from 'node:path'
import { startProgram } from '../../host-example/local/startProgram'
import { engines } from '../fixtures/browsers/engines'
import { readReport, type TimedRun } from '../specification/readReport'
import { type Count, countResults } from './countResults'
import { type RunKind, readReportFile, reportFileOf } from './reports'
import type { Selection, Suite } from './suites'

export type SuiteResult = Count & {
  /** The runner's whole output. */
  readonly output: string
  readonly tests: readonly TimedRun[]
  /** In milliseconds. */
  readonly tookMs: number
}

const root = path.join(import.meta.dirname, '../..')

/** Runs the selected tests of a suite and counts them from the runner's JSON report. */
export async function runSuite(
  suite: Suite,
  selection: Selection,
  kind: RunKind,
): Promise<SuiteResult> {
  const startedMs = performance.now()
  const reportFile = reportFileOf(suite, kind)
  const { output, exitCode } = await runNode(
    suite.run(selection, reportFile),
    reportFile,
  )
  const report = await readReportFile(reportFile)
  return {
    ...countResults(report, exitCode, expected(suite, selection)),
    output,
    tests: readReport(report, root),
    tookMs: performance.now() - startedMs,
  }
}

/**
 * Counts all tests of a suite without running them.
 * @throws Error with the runner's output if it cannot list them
 */
export async function countTests(suite: Suite): Promise<number> {
  const reportFile = reportFileOf(suite, 'lists')
  const { output, exitCode } = await runNode(suite.list(reportFile), reportFile)
  const report = await readReportFile(reportFile)
  if (exitCode !== 0 || !report)
    throw new Error(`The ${suite.name} tests cannot be listed.\n${output}`)
  // Vitest lists the tests, but Playwright writes a report without results.
  return Array.isArray(report) ? report.length : readReport(report, root).length
}

async function runNode(args: readonly string[], reportFile: string) {
  let output = ''
  const program = startProgram(process.execPath, args, {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, NO_COLOR: '1' },
    onOutput: (text) => {
      output += text
    },
  })
  return { exitCode: await program.ended, output }
}

function expected({ engine }: Suite, { title }: Selection) {
  if (title) return 'some'
  return engine && !engines[engine].find() ? 'engine missing' : 'all'
}
