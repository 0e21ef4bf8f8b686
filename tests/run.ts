import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './parts/build'
import { needBrowser } from './parts/needBrowser'
import type { Count } from './run/countResults'
import { runSuite } from './run/runSuite'
import { suites } from './run/suites'

const say = (line: string) => process.stdout.write(`${line}\n`)

const total = await runAll()
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-'))
  try {
    say(`Browser: ${await needBrowser(say)}`)
    say('Building …')
    await build()
    return await runSuites(folder)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runSuites(folder: string): Promise<Count> {
  let passed = 0
  let failed = 0
  for (const suite of suites) {
    const result = await runSuite(suite, folder)
    passed += result.passed
    failed += result.failed
    if (result.failed > 0) say(result.output.trim())
    const seconds = (result.tookMs / 1000).toFixed(1)
    const told = `${result.passed} passed, ${result.failed} failed`
    say(`${suite.name.padEnd(11)} ${told.padEnd(24)} ${seconds} s`)
  }
  return { passed, failed }
}
