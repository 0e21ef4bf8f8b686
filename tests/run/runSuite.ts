import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { engines } from '../parts/engines'
import { startProgram } from '../parts/startProgram'
import { type Count, countResults } from './countResults'
import { reportFileOf } from './reports'
import type { Suite } from './suites'

export type SuiteResult = Count & {
  /** Everything that the runner wrote. */
  readonly output: string
  /** In milliseconds. */
  readonly tookMs: number
}

const root = path.join(import.meta.dirname, '../..')

/** Runs one suite and counts from the JSON report that it leaves. */
export async function runSuite(suite: Suite): Promise<SuiteResult> {
  const startedMs = performance.now()
  const reportFile = reportFileOf(suite)
  let output = ''
  const program = startProgram(process.execPath, suite.command(reportFile), {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, NO_COLOR: '1' },
    onOutput: (text) => {
      output += text
    },
  })
  const exitCode = await program.gone
  const maySkip = suite.engine && !engines[suite.engine].find()
  const count = countResults(await readReport(reportFile), exitCode, maySkip)
  return { ...count, output, tookMs: performance.now() - startedMs }
}

/** `undefined` when the runner ended before it could write one. */
async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
