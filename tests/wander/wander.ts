import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { usualLength, walk } from './walk'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    /** Repeats the walk of this seed. @default new walks */
    seed: { type: 'string' },
    /** With a seed: the number of walks, each with the next seed. */
    walks: { type: 'string', default: '1' },
    steps: { type: 'string', default: String(usualLength) },
    minutes: { type: 'string', default: '60' },
  },
})

await needBrowser(say)
await build()
const world = await startWorld({ ...readSettings({}), ...anyPorts })
let browser = await chromium.launch(browserLaunch())

/**
 * Walks a seed, and repeats the walk if the browser crashed. Chromium itself sometimes crashes if a window closes while
 * it opens.
 */
async function walkTwice(seed: number) {
  const take = () => walk(browser, world, seed, Number(values.steps))
  try {
    await take()
  } catch (finding) {
    if (browser.isConnected()) throw finding
    browser = await chromium.launch(browserLaunch())
    await take()
  }
}

let walks = 0
let findings = 0
try {
  const first = Number(values.seed ?? Date.now() % 1_000_000_000)
  const until = Date.now() + Number(values.minutes) * 60_000
  const goesOn = () =>
    values.seed ? walks < Number(values.walks) : Date.now() < until
  for (let seed = first; goesOn(); seed++) {
    walks++
    await walkTwice(seed).then(
      () => say(`${seed}: nothing found`),
      (finding: Error) => {
        findings++
        say(`${seed}: ${finding.message}\n`)
      },
    )
  }
} finally {
  await browser.close()
  await world.stop()
}
say(`${walks} walks, ${findings} with a finding`)
process.exit(findings === 0 ? 0 : 1)
