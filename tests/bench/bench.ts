import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../../host-example/local/build'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import { help, type Options, readOptions } from './options'
import { startPlaces } from './places'
import { playRounds } from './rounds'
import { startStandIn } from './standIn'
import { circumstances, markdownTable, type Result, textTable } from './table'

// Compares the product with a page that bundles wagmi itself: `npm run bench -- --help`.

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const options = readOptions(process.argv.slice(2))
  if (options) await bench(options)
  else say(help)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function bench(options: Options) {
  await needBrowser(say)
  await build()
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-bench-'))
  const places = await startPlaces(folder, options.only)
  const standIn = await startStandIn()
  try {
    const played = await playRounds(options, places.all, standIn.port, say)
    const result: Result = {
      date: new Date().toISOString().slice(0, 10),
      cores: cpus().length,
      rounds: options.rounds,
      reactBytes: places.reactBytes,
      ...played,
    }
    say(['', ...textTable(result), '', ...circumstances(result)].join('\n'))
    if (options.isWhole) {
      const table = markdownTable(result)
      const guide = withBlock(readGuide('compared'), 'bench', table)
      await writeFile(guideFile('compared'), guide)
    }
    process.exitCode = result.failures.length > 0 ? 1 : 0
  } finally {
    places.stop()
    standIn.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
