import { chromium } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { sectionOf } from '../fixtures/project/guides'
import { measureStages, type Stages } from './measureStages'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Also prints the files of each stage: `npm run size -- --files`. */
const showFiles = process.argv.includes('--files')

try {
  const stages = await measure()
  const wrong = judge(stages, readBudgets())
  if (showFiles || wrong.length > 0)
    for (const [stage, files] of Object.entries(stages))
      say(
        [
          `\n${stage}`,
          ...files.map(({ from, path, bytes }) => {
            return `${inKb(bytes).padStart(6)}  ${from}${path}`
          }),
        ].join('\n  '),
      )
  if (wrong.length > 0) say(`\n${wrong.join('\n')}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function measure(): Promise<Stages> {
  await needBrowser(say)
  await build()
  const world = await startWorld({ ...readSettings({}), ...anyPorts })
  const browser = await chromium.launch(browserLaunch())
  try {
    return await measureStages(browser, world)
  } finally {
    await browser.close()
    await world.stop()
  }
}

/** Returns the budget of each stage in KB of 1024 bytes, from the table of the guide. */
function readBudgets(): ReadonlyMap<string, number> {
  const section = sectionOf('how-it-is-built', 'Bytes')
  const rows = section.matchAll(/^\| (.+?) \| .+ \| ([\d.]+) \|$/gm)
  return new Map([...rows].map(([, stage = '', kb]) => [stage, Number(kb)]))
}

/** Prints each stage beside its budget. Returns one sentence for each problem. */
function judge(
  stages: Stages,
  budgets: ReadonlyMap<string, number>,
): readonly string[] {
  say('stage               files  KB gzip  budget')
  const wrong = Object.entries(stages).flatMap(([stage, files]) => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const budget = budgets.get(stage)
    say(
      [
        stage.padEnd(20),
        String(files.length).padStart(5),
        inKb(bytes).padStart(9),
        String(budget).padStart(8),
      ].join(''),
    )
    if (budget === undefined) return `${stage} has no budget in the guide.`
    // A stage without bytes was not measured.
    if (bytes === 0) return `${stage} downloaded nothing.`
    return bytes > budget * 1024
      ? `${stage} is ${inKb(bytes)} KB, its budget is ${budget} KB.`
      : []
  })
  const unmeasured = [...budgets.keys()].filter((stage) => !stages[stage])
  return [
    ...wrong,
    ...unmeasured.map(
      (stage) => `${stage} has a budget, but was not measured.`,
    ),
  ]
}

/** Bytes in KB of 1024, with one digit. */
function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
