import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Channels } from '../host/find/Channels'
import { demandSection } from './channels/demandSection'
import { describeChannels } from './channels/describeChannels'
import { addRelease, editChannels, edits } from './channels/editChannels'
import { releaseOf } from './channels/releaseOf'
import { demandKey, signChannels } from './channels/signChannels'
import {
  offerToHosts,
  readChannels,
  writeChannels,
  writeRelease,
} from './channels/site'

const root = path.join(import.meta.dirname, '../..')

const help = `npm run release                 adds the built version to the site
npm run release -- EDIT         edits who gets which version
npm run release -- --site DIR   the folder that is served (default: site)
npm run release -- --key FILE   signs with this Ed25519 key (PKCS 8 PEM)
npm run release -- --unsigned   stops signing: hosts that demand it stay with what they have

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
      unsigned: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const { site, key, unsigned } = values
  if (key && unsigned) throw new Error('Give --key or --unsigned, not both.')
  mkdirSync(site, { recursive: true })
  const before = readChannels(site)
  const pem = key && readFileSync(key, 'utf8')
  if (!unsigned) demandKey(before, pem)
  const { publicKey: _, ...rest } = before
  const edited =
    positionals.length > 0 ? editChannels(rest, positionals) : add(site, rest)
  const channels = pem ? signChannels(edited, pem) : edited
  writeChannels(site, channels)
  offerToHosts(site, channels)
  return describeChannels(channels, before)
}

/** Adds what lies in `dist`. */
function add(site: string, channels: Channels): Channels {
  const built = path.join(root, 'dist')
  if (!existsSync(path.join(built, 'contract.json')))
    throw new Error('There is no build. Run `npm run build` first.')
  const { version, ...release } = releaseOf(built)
  demandSection(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version)
  writeRelease(site, version, built)
  return addRelease(channels, version, release)
}
