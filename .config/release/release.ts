import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { editChannels, edits } from './editChannels'
import { releaseOf } from './releaseOf'
import { signChannels } from './signChannels'
import { readChannels, writeChannels, writeKits, writeRelease } from './site'

const root = path.join(import.meta.dirname, '../..')

const help = `npm run release                 adds the built version to the site
npm run release -- EDIT         edits who gets which version
npm run release -- --site DIR   the folder that is served (default: site)
npm run release -- --key FILE   signs with this Ed25519 key (PKCS 8 PEM)

EDIT is one of
${Object.keys(edits)
  .map((form) => `  ${form}`)
  .join('\n')}`

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

function run(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: path.join(root, 'site') },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const { site, key } = values
  mkdirSync(site, { recursive: true })
  const before = readChannels(site)
  const edited =
    positionals.length > 0 ? editChannels(before, positionals) : add(site)
  writeChannels(
    site,
    key ? signChannels(edited, readFileSync(key, 'utf8')) : edited,
  )
  writeKits(site, edited)
  return `Channels ${edited.sequence}: ${JSON.stringify(edited.channels)}`
}

/** Adds what lies in `dist`; the first release of a site becomes stable. */
function add(site: string) {
  const built = path.join(root, 'dist')
  if (!existsSync(path.join(built, 'contract.json')))
    throw new Error('There is no build. Run `npm run build` first.')
  const { version, ...release } = releaseOf(built)
  writeRelease(site, version, built)
  const { signature: _, ...channels } = readChannels(site)
  return {
    ...channels,
    sequence: channels.sequence + 1,
    channels: { stable: version, ...channels.channels },
    releases: { ...channels.releases, [version]: release },
  }
}
