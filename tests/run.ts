import { checkHosts } from './hostTable/checkHosts'
import { clearRecorded } from './hostTable/recorded'
import { build } from './parts/build'
import { needBrowser } from './parts/needBrowser'
import { needNginx } from './parts/needNginx'
import type { Count } from './run/countResults'
import { clearReports } from './run/reports'
import { runSuite } from './run/runSuite'
import { suites } from './run/suites'
import { checkSpecification } from './specification/checkSpecification'

const say = (line: string) => process.stdout.write(`${line}\n`)

const total = await runAll()
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  try {
    say(`Browser: ${await needBrowser(say)}`)
    // Without it, the tests that need it say so.
    say(`nginx: ${await needNginx(say).catch((error: Error) => error.message)}`)
    say('Building …')
    await build()
    await clearReports()
    await clearRecorded()
    const { passed, failed } = await runSuites()
    say('\nThe specification (all of it: npm run spec)')
    const notShown = await checkSpecification(say, 'what is not shown')
    say('\nThe README’s table of hosts')
    const wrongLines = await checkHosts(say)
    return { passed, failed: failed + notShown + wrongLines }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
}

async function runSuites(): Promise<Count> {
  let passed = 0
  let failed = 0
  for (const suite of suites) {
    const result = await runSuite(suite)
    passed += result.passed
    failed += result.failed
    if (result.failed > 0) say(result.output.trim())
    const seconds = (result.tookMs / 1000).toFixed(1)
    const told = `${result.passed} passed, ${result.failed} failed`
    say(`${suite.name.padEnd(11)} ${told.padEnd(24)} ${seconds} s`)
  }
  return { passed, failed }
}
