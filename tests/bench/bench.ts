import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../host-example/local/build'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import { buildCommit } from './buildCommit'
import { growthTable, measureGrowth } from './growth'
import { installKits } from './kits'
import { startPlaces } from './places'
import { type IsWanted, launch, playRounds } from './rounds'
import { startStandIn } from './standIn'
import { markdownTable, type Result } from './table'
import { against, judged, targets } from './targets'

// Compares the product with a page that bundles wagmi itself, and writes the table of host-example/docs/compared.md.
// With `--rounds 1`, each page is visited once instead of five times. With `--against COMMIT`, the only other page is the
// release of that commit, and nothing is written. With `--kits`, the other pages bundle other kits, visitors only connect,
// and the guide's table of kits is written. With `--growth`, one page has few things and then many, and the guide's table
// of growth is written.

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      against: { type: 'string' },
      kits: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
    },
  })
  if (values.growth) await benchGrowth()
  else await bench(Number(values.rounds), values)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** @param rounds how often each page is visited, after a first round that is not counted */
async function bench(
  rounds: number,
  { against: commit, kits: withKits }: Asked,
) {
  await needBrowser(say)
  await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-bench-'))
  const other = commit
    ? await buildCommit(commit, path.join(folder, 'commit'))
    : undefined
  const kits = withKits ? await installKits(path.join(folder, 'kits')) : []
  const places = await startPlaces(folder, { other, kits })
  const standIn = await startStandIn()
  const isWanted: IsWanted = (flow) =>
    !withKits || flow === 'connect' || flow === 'arrive'
  const shown = kits.map(({ target }) => target)
  try {
    const played = await playRounds(
      rounds,
      isWanted,
      places.all,
      standIn.port,
      say,
    )
    const result: Result = {
      date: new Date().toISOString().slice(0, 10),
      cores: cpus().length,
      rounds,
      reactBytes: places.reactBytes,
      judged: other
        ? [targets.release, against]
        : withKits
          ? [targets.release, targets.start, ...shown]
          : judged,
      ...played,
    }
    const table = markdownTable(result)
    say(`\n${table}`)
    if (!other) await writeTable(withKits ? 'kits' : 'bench', table)
    process.exitCode = result.failures.length > 0 ? 1 : 0
  } finally {
    places.stop()
    standIn.stop()
    await other?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

type Asked = {
  readonly against?: string | undefined
  readonly kits: boolean
}

async function benchGrowth() {
  await needBrowser(say)
  await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-bench-'))
  const places = await startPlaces(folder)
  const standIn = await startStandIn()
  const browser = await launch(standIn.port)
  try {
    const table = growthTable(await measureGrowth(browser, places.growing))
    say(`\n${table}`)
    await writeTable('growth', table)
  } finally {
    await browser.close()
    places.stop()
    standIn.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeTable(name: string, table: string) {
  const guide = withBlock(readGuide('compared'), name, table)
  await writeFile(guideFile('compared'), guide)
}
