import { build } from '../host-example/local/build'
import { type Engine, engines } from './fixtures/browsers/engines'
import { needBrowser } from './fixtures/browsers/needBrowser'
import { needNginx } from './fixtures/servers/needNginx'
import { checkHosts } from './hostTable/checkHosts'
import { clearRecorded } from './hostTable/recorded'
import {
  addCounts,
  type Count,
  describeCount,
  noTests,
} from './run/countResults'
import { describeFailed } from './run/describeFailed'
import { describeSlowest } from './run/describeSlowest'
import { clearReports } from './run/reports'
import { runSuite } from './run/runSuite'
import { type Suite, suites } from './run/suites'
import { isNone, type Some, testsWith } from './run/testsWith'
import { checkSpecification } from './specification/checkSpecification'
import type { TimedRun } from './specification/TestRun'

/** What is to run of a suite: some of its tests, or all. */
type Part = { readonly suite: Suite; readonly some?: Some }

/** How a run of suites ended. */
type Ran = { readonly count: Count; readonly tests: readonly TimedRun[] }

const say = (line: string) => process.stdout.write(`${line}\n`)

const word = process.argv.slice(2).join(' ')
const total = await tellFailure(() => (word ? runSome(word) : runAll()))
say(`\n${describeCount(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  const parts = suites.map((suite) => ({ suite }))
  await prepare(parts)
  await clearReports('reports')
  await clearRecorded()
  const { count, tests } = await runParts(parts)
  say('\nThe specification (all of it: npm run spec)')
  const notShown = await checkSpecification(say, 'what is not shown')
  say('\nThe guide’s table of hosts')
  const wrongLines = await checkHosts(say)
  sayFailed(tests)
  return addCounts(count, { ...noTests, failed: notShown + wrongLines })
}

/** Only tests whose file or name has a word; what judges a whole run is left out. */
async function runSome(word: string): Promise<Count> {
  const parts = suites
    .map((suite) => ({ suite, some: testsWith(word, suite.folder) }))
    .filter(({ some }) => !isNone(some))
  await prepare(parts)
  await clearReports('reports-of-some')
  const { count, tests } = await runParts(parts)
  sayFailed(tests)
  if (count.passed + count.failed > 0) return count
  say(`No test has “${word}” in its file or name.`)
  return { ...count, failed: 1 }
}

/** Finds or installs what the suites need, and builds once for all of them. */
async function prepare(parts: readonly Part[]) {
  const needs = new Set(parts.flatMap(({ suite }) => suite.needs))
  if (needs.has('browser')) {
    say(`Browser: ${await needBrowser(say)}`)
    // Without these, their tests are skipped, and the last line says how many.
    for (const { suite } of parts)
      if (suite.engine)
        say(`${engines[suite.engine].name}: ${await had(suite.engine)}`)
  }
  if (!needs.has('build')) return
  // Without it, the tests that need it say so.
  say(`nginx: ${await needNginx(say).catch((error: Error) => error.message)}`)
  say('Building …')
  await build()
}

/** Its path, or why it cannot be had. */
function had(engine: Engine): Promise<string> {
  return needBrowser(say, engine).catch((error: Error) => error.message)
}

async function runParts(parts: readonly Part[]): Promise<Ran> {
  let count = noTests
  const tests: TimedRun[] = []
  for (const { suite, some } of parts) {
    const result = await runSuite(suite, some)
    count = addCounts(count, result)
    tests.push(...result.tests)
    if (result.failed > 0) say(result.output.trim())
    const seconds = (result.tookMs / 1000).toFixed(1)
    const told = describeCount(result).padEnd(24)
    say(`${suite.name.padEnd(11)} ${told} ${seconds} s`)
  }
  say('\nThe slowest tests')
  for (const line of describeSlowest(tests)) say(line)
  return { count, tests }
}

/** Last of all: whoever looks at a long run begins at its end. */
function sayFailed(tests: readonly TimedRun[]) {
  const lines = describeFailed(tests)
  if (lines.length > 0) say('\nWhat failed')
  for (const line of lines) say(line)
}

async function tellFailure(run: () => Promise<Count>): Promise<Count> {
  try {
    return await run()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { ...noTests, failed: 1 }
  }
}
