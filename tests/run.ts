import { checkHosts } from './hostTable/checkHosts'
import { clearRecorded } from './hostTable/recorded'
import { type Asked, readArguments } from './run/arguments'
import {
  addCounts,
  type Count,
  describeCount,
  noTests,
} from './run/countResults'
import { defaultSelection } from './run/defaultTier'
import { describeFailed } from './run/describeFailed'
import { describeParts } from './run/describeParts'
import { describeSlowest } from './run/describeSlowest'
import { prepare } from './run/prepare'
import { clearReports } from './run/reports'
import { countTests, runSuite } from './run/runSuite'
import { selectByWord } from './run/selectByWord'
import { selectChanged } from './run/selectChanged'
import { type Part, suites } from './run/suites'
import { checkSpecification } from './specification/checkSpecification'
import type { TimedRun } from './specification/readReport'

type Ran = { readonly count: Count; readonly tests: readonly TimedRun[] }

const say = (line: string) => process.stdout.write(`${line}\n`)

const total = await failOnError(() => run(readArguments(process.argv.slice(2))))
say(`\n${describeCount(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

async function run(asked: Asked): Promise<Count> {
  switch (asked.tier) {
    case 'all':
      return runAll()
    case 'default':
      return runDefault()
    case 'changed':
      return runSome(selectChanged(suites, asked.since), 'nothing that changed')
    case 'word':
      return runSome(
        selectByWord(asked.word, asked.suites),
        `no test file and no title contains "${asked.word}"`,
      )
  }
}

/** Runs every test, then checks the specification and the guide's table of hosts against the results. */
async function runAll(): Promise<Count> {
  await clearRecorded()
  const parts = suites.map((suite) => ({ suite, selection: {} }))
  const { count, tests } = await runParts(parts, 'reports')
  say('\nThe specification (details: npm run spec)')
  const unproven = await checkSpecification(say, 'unproven requirements')
  say('\nThe table of hosts in host-example/docs/hosts.md')
  const wrongLines = await checkHosts(say)
  sayFailed(tests)
  return addCounts(count, { ...noTests, failed: unproven + wrongLines })
}

/** Runs the default tier and says how many of all tests that is. */
async function runDefault(): Promise<Count> {
  const parts = suites.flatMap((suite) => {
    const selection = defaultSelection(suite)
    return selection ? [{ suite, selection }] : []
  })
  const { count, tests } = await runParts(parts, 'reports-of-some')
  sayFailed(tests)
  const all = await countAll(parts, tests)
  say(`\nRan ${tests.length} of ${all} tests.`)
  say(
    'The rest (other engines, foreign hosts, releases, phones, languages, looks): npm run test:all',
  )
  return count
}

/** Counts all tests: those of a suite that ran whole, and the listed ones of every other suite. */
async function countAll(
  parts: readonly Part[],
  ran: readonly TimedRun[],
): Promise<number> {
  await clearReports('lists')
  const counts = suites.map((suite) => {
    const part = parts.find((each) => each.suite === suite)
    const isWhole = part && Object.keys(part.selection).length === 0
    if (!isWhole) return countTests(suite)
    return ran.filter(({ name }) => name.startsWith(`${suite.folder}/`)).length
  })
  return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0)
}

/** Runs only these tests, after it has listed them. */
async function runSome(
  parts: readonly Part[],
  whyNone: string,
): Promise<Count> {
  if (parts.length === 0) {
    say(`Nothing to run: ${whyNone}.`)
    return { ...noTests, failed: 1 }
  }
  for (const line of describeParts(parts)) say(line)
  const { count, tests } = await runParts(parts, 'reports-of-some')
  sayFailed(tests)
  return count
}

async function runParts(
  parts: readonly Part[],
  kind: 'reports' | 'reports-of-some',
): Promise<Ran> {
  await prepare(parts, say)
  await clearReports(kind)
  let count = noTests
  const tests: TimedRun[] = []
  const runPart = async ({ suite, selection }: Part) => {
    const result = await runSuite(suite, selection, kind)
    count = addCounts(count, result)
    tests.push(...result.tests)
    if (result.failed > 0) say(result.output.trim())
    const seconds = (result.tookMs / 1000).toFixed(1)
    say(
      `${suite.name.padEnd(11)} ${describeCount(result).padEnd(24)} ${seconds} s`,
    )
  }
  for (const stage of new Set(parts.map(({ suite }) => suite.stage)))
    await Promise.all(
      parts.filter(({ suite }) => suite.stage === stage).map(runPart),
    )
  say('\nThe slowest tests')
  for (const line of describeSlowest(tests)) say(line)
  return { count, tests }
}

/** Repeats the failed tests at the end, where readers of a long log begin. */
function sayFailed(tests: readonly TimedRun[]) {
  const lines = describeFailed(tests)
  if (lines.length > 0) say('\nFailed')
  for (const line of lines) say(line)
}

async function failOnError(work: () => Promise<Count>): Promise<Count> {
  try {
    return await work()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { ...noTests, failed: 1 }
  }
}
