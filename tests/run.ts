import { checkHosts } from './hostTable/checkHosts'
import { clearRecorded } from './hostTable/recorded'
import { build } from './parts/build'
import { type Engine, engines } from './parts/engines'
import { needBrowser } from './parts/needBrowser'
import { needNginx } from './parts/needNginx'
import { type Count, describeCount } from './run/countResults'
import { clearReports } from './run/reports'
import { runSuite } from './run/runSuite'
import { suites } from './run/suites'
import { checkSpecification } from './specification/checkSpecification'

const say = (line: string) => process.stdout.write(`${line}\n`)

const total = await runAll()
say(`\n${describeCount(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  try {
    say(`Browser: ${await needBrowser(say)}`)
    // Without these, their tests are skipped, and the last line says how many.
    for (const engine of ['firefox', 'webkit'] as const)
      say(`${engines[engine].name}: ${await had(engine)}`)
    // Without it, the tests that need it say so.
    say(`nginx: ${await needNginx(say).catch((error: Error) => error.message)}`)
    say('Building …')
    await build()
    await clearReports()
    await clearRecorded()
    const { failed, ...others } = await runSuites()
    say('\nThe specification (all of it: npm run spec)')
    const notShown = await checkSpecification(say, 'what is not shown')
    say('\nThe guide’s table of hosts')
    const wrongLines = await checkHosts(say)
    return { ...others, failed: failed + notShown + wrongLines }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Its path, or why it cannot be had. */
function had(engine: Engine): Promise<string> {
  return needBrowser(say, engine).catch((error: Error) => error.message)
}

async function runSuites(): Promise<Count> {
  let total: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const suite of suites) {
    const result = await runSuite(suite)
    total = {
      passed: total.passed + result.passed,
      failed: total.failed + result.failed,
      skipped: total.skipped + result.skipped,
    }
    if (result.failed > 0) say(result.output.trim())
    const seconds = (result.tookMs / 1000).toFixed(1)
    const told = describeCount(result).padEnd(24)
    say(`${suite.name.padEnd(11)} ${told} ${seconds} s`)
  }
  return total
}
