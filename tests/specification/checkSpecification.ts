import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { reportFileOf } from '../run/reports'
import { type Suite, suites } from '../run/suites'
import { describeVerdict, judgeSpecification } from './judgeSpecification'
import { readReport, type TestRun, withEngines } from './readReport'
import { missing, requirements } from './requirements'

const root = path.join(import.meta.dirname, '../..')

/**
 * Prints which tests prove which requirement, from the reports of the latest `npm run test:all`.
 * Returns the number of problems: requirements that are not proven, unknown ids and suites that did not run.
 */
export async function checkSpecification(
  say: (line: string) => void,
  what: 'all requirements' | 'unproven requirements',
): Promise<number> {
  const reports = await Promise.all(suites.map(readSuite))
  const read = reports.filter(({ runs }) => runs.length > 0)
  if (read.length === 0) {
    say('No test reports. Run `npm run test:all` first.')
    return 1
  }
  const runs = withEngines(
    read.flatMap(({ suite, runs }) => (repeats(suite) ? [] : runs)),
    read.flatMap(({ suite, runs }) => (repeats(suite) ? runs : [])),
  )
  const judgement = judgeSpecification(requirements, missing, runs)
  // Without its report, a failed test of that suite would not be seen.
  const notRun = reports
    .filter(({ suite, runs }) => !repeats(suite) && runs.length === 0)
    .map(({ suite }) => `The suite “${suite.name}” has no report.`)
  const problems = [...judgement.problems, ...notRun]
  const { verdicts } = judgement
  const failed = verdicts.filter((verdict) => verdict.problems.length > 0)
  const later = verdicts.filter(({ notProvenYet }) => notProvenYet)
  const printed = what === 'all requirements' ? verdicts : [...later, ...failed]
  for (const line of printed.flatMap(describeVerdict)) say(line)
  for (const problem of problems) say(`! ${problem}`)
  say('')
  const ended = Math.max(...read.map(({ endedMs }) => endedMs))
  say(`From the test run that ended at ${new Date(ended).toISOString()}.`)
  const proven = verdicts.length - failed.length - later.length
  say(
    `${verdicts.length} requirements: ${proven} proven, ${later.length} not proven yet, ${failed.length} failed`,
  )
  return failed.length + problems.length
}

/** Whether the suite runs Chromium's tests once more in another engine. */
function repeats({ engine = 'chromium' }: Suite): boolean {
  return engine !== 'chromium'
}

type SuiteReport = {
  readonly suite: Suite
  readonly runs: readonly TestRun[]
  readonly endedMs: number
}

async function readSuite(suite: Suite): Promise<SuiteReport> {
  const file = reportFileOf(suite)
  try {
    const runs = readReport(JSON.parse(await readFile(file, 'utf8')), root)
    return { suite, runs, endedMs: (await stat(file)).mtimeMs }
  } catch {
    // The suite did not run, or its runner ended early: checkSpecification reports that.
    return { suite, runs: [], endedMs: 0 }
  }
}
