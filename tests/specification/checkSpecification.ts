import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { reportFileOf } from '../run/reports'
import { type Suite, suites } from '../run/suites'
import { describeVerdict } from './describeVerdict'
import { judgeSpecification } from './judgeSpecification'
import { missing } from './missing'
import { readReport } from './readReport'
import { requirements } from './requirements'
import type { TestRun } from './TestRun'
import { withEngines } from './withEngines'

const root = path.join(import.meta.dirname, '../..')

/**
 * Says which tests show which requirement, as the latest `npm test` ran them.
 * Returns how many requirements are not shown, known exceptions aside.
 */
export async function checkSpecification(
  say: (line: string) => void,
  what: 'everything' | 'what is not shown',
): Promise<number> {
  const runs = await readRuns()
  if (runs.length === 0) {
    say('No test reports. Run `npm test` first.')
    return 1
  }
  const { verdicts, problems } = judgeSpecification(requirements, missing, runs)
  const failed = verdicts.filter((verdict) => verdict.problems.length > 0)
  const later = verdicts.filter(({ notShownYet }) => notShownYet)
  const told =
    what === 'everything' ? verdicts : [...new Set([...later, ...failed])]
  for (const line of told.flatMap(describeVerdict)) say(line)
  for (const problem of problems) say(`! ${problem}`)
  say('')
  say(`From the tests that ended ${await runEnded()}.`)
  const shown = verdicts.length - failed.length - later.length
  say(
    `${verdicts.length} requirements: ${shown} shown, ${later.length} not shown yet, ${failed.length} failed`,
  )
  return failed.length + problems.length
}

/** When the suite that ran last had run. */
async function runEnded(): Promise<string> {
  const times = suites.map(async (suite) => {
    const report = await stat(reportFileOf(suite)).catch(() => undefined)
    return report?.mtimeMs ?? 0
  })
  return new Date(Math.max(...(await Promise.all(times)))).toISOString()
}

async function readRuns(): Promise<TestRun[]> {
  const read = async (chosen: readonly Suite[]) =>
    (await Promise.all(chosen.map(runsOf))).flat()
  const runs = await read(suites.filter(({ engine }) => !engine))
  return withEngines(runs, await read(suites.filter(({ engine }) => engine)))
}

async function runsOf(suite: Suite): Promise<TestRun[]> {
  try {
    const report = await readFile(reportFileOf(suite), 'utf8')
    return readReport(JSON.parse(report), root)
  } catch {
    // A suite that was not run: its tests will be missed by name.
    return []
  }
}
