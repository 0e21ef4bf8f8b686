import { chromium } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { bytesOf } from './bytesTable'
import { judgeRows } from './judgeRows'
import { keepBytes, readBudgets } from './keepBytes'
import { measureStages } from './measureStages'
import { weighStages } from './weighStages'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Also prints the files of each stage: `npm run size -- --files`. */
const showFiles = process.argv.includes('--files')
/** Stores today's figures and updates the guide: `npm run size -- --keep`. */
const shouldStore = process.argv.includes('--keep')

try {
  const rows = await measure()
  const { lines, wrong } = judgeRows(rows, readBudgets())
  say(lines.join('\n'))
  if (showFiles || wrong.length > 0)
    for (const { stage, files } of rows)
      say([`\n${stage}`, ...files].join('\n  '))
  if (wrong.length > 0) say(`\n${wrong.join('\n')}`)
  if (shouldStore && wrong.length === 0) keepBytes(bytesOf(rows))
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function measure() {
  await needBrowser(say)
  await build()
  const world = await startWorld({ ...readSettings({}), ...anyPorts })
  const browser = await chromium.launch(browserLaunch())
  try {
    return weighStages(await measureStages(browser, world))
  } finally {
    await browser.close()
    await world.stop()
  }
}
