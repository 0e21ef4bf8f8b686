import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../host-example/local/build'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import { buildCommit } from './buildCommit'
import { startPlaces } from './places'
import { playRounds } from './rounds'
import { startStandIn } from './standIn'
import { markdownTable, type Result } from './table'
import { against, judged, targets } from './targets'

// Compares the product with a page that bundles wagmi itself, and writes the table of host-example/docs/compared.md.
// With `--rounds 1`, each page is visited once instead of five times. With `--quick`, visitors only connect, without
// limits of the processor and the network, and nothing is written. With `--against COMMIT`, the only other page is the
// release of that commit, and nothing is written.

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  })
  await bench(Number(values.rounds), values.quick, values.against)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** @param rounds how often each page is visited, after a first round that is not counted */
async function bench(rounds: number, isQuick: boolean, commit?: string) {
  await needBrowser(say)
  await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-bench-'))
  const other = commit
    ? await buildCommit(commit, path.join(folder, 'commit'))
    : undefined
  const places = await startPlaces(folder, other)
  const standIn = await startStandIn()
  try {
    const played = await playRounds(
      rounds,
      isQuick,
      places.all,
      standIn.port,
      say,
    )
    const result: Result = {
      date: new Date().toISOString().slice(0, 10),
      cores: cpus().length,
      rounds,
      reactBytes: places.reactBytes,
      judged: other ? [targets.release, against] : judged,
      ...played,
    }
    const table = markdownTable(result)
    say(`\n${table}`)
    if (!isQuick && !other) {
      const guide = withBlock(readGuide('compared'), 'bench', table)
      await writeFile(guideFile('compared'), guide)
    }
    process.exitCode = result.failures.length > 0 ? 1 : 0
  } finally {
    places.stop()
    standIn.stop()
    await other?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
