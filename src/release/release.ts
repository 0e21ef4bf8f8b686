import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isSigned } from '../host/check/isSigned'
import type { Channels } from '../host/find/Channels'
import { assertChangelogSection } from './channels/assertChangelogSection'
import { describeChannels, describeEdit } from './channels/describeChannels'
import { addRelease, editChannels, edits } from './channels/editChannels'
import {
  assertReleasesExist,
  fetchChannels,
  siteReader,
} from './channels/liveSite'
import { releaseOf } from './channels/releaseOf'
import { assertMaySign, signChannels } from './channels/signChannels'
import {
  emptyChannels,
  readChannels,
  writeChannels,
  writeRelease,
  writeRoot,
} from './channels/site'
import { rootFiles } from './channels/siteRoot'

const root = path.join(import.meta.dirname, '../..')

const help = `npm run release                  adds the built version to the site
npm run release -- status        shows who gets which version, and changes nothing
npm run release -- EDIT          edits who gets which version
npm run release -- --dry-run     with any of them: shows the difference, and changes nothing
npm run release -- --from URL    continues from the live site, in a folder that has nothing of it
npm run release -- --new         starts a new site
npm run release -- --site DIR    the folder that is served (default: site)
npm run release -- --key FILE    signs with this Ed25519 key (PKCS 8 PEM)
npm run release -- --start-signing   signs channels that were not signed before
npm run release -- --unsigned    stops signing: hosts with a publicKey stay with what they have

EDIT is one of
${Object.keys(edits)
  .map((form) => `  ${form}`)
  .join('\n')}`

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  },
)

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: path.join(root, 'site') },
      from: { type: 'string' },
      new: { type: 'boolean' },
      key: { type: 'string' },
      'start-signing': { type: 'boolean' },
      unsigned: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const { site, from, key, unsigned } = values
  if (key && unsigned) throw new Error('Use --key or --unsigned, not both.')
  const before = await currentChannels(site, from, values.new)
  const [verb] = positionals
  if (verb === 'status' && positionals.length === 1)
    return `${describeChannels(before, before)}${await describeSignature(before)}`

  const pem = key && readFileSync(key, 'utf8')
  if (!unsigned)
    assertMaySign(before, { pem, isFirst: values['start-signing'] })
  const { publicKey: _, ...rest } = before
  const built = verb === undefined ? readBuild() : undefined
  const edited = built
    ? addRelease(rest, built.version, built.release)
    : editChannels(rest, positionals)
  const channels = pem ? signChannels(edited, pem) : edited
  if (values['dry-run']) return describeEdit(before, channels)

  mkdirSync(site, { recursive: true })
  if (built) writeRelease(site, built.version, built.folder)
  const read = siteReader(site, from)
  await assertReleasesExist(channels, read)
  const offered = rootFiles(channels).map(
    async ({ from: file }) => [file, await read(file)] as const,
  )
  const fetched = new Map<string, Buffer>()
  for (const [file, content] of await Promise.all(offered))
    if (content) fetched.set(file, content)
  writeRoot(site, channels, fetched)
  writeChannels(site, channels)
  return describeChannels(channels, before)
}

/**
 * Returns the channels that an edit starts from. A folder without channels would restart the sequence at 1, which hosts
 * with a `publicKey` refuse, and forget every pin: so the person who edits must say where the site is.
 * @throws Error if that is unclear
 */
async function currentChannels(
  site: string,
  from: string | undefined,
  isNew: boolean | undefined,
): Promise<Channels> {
  const local = readChannels(site)
  if (isNew) {
    if (local || from)
      throw new Error(
        `--new starts a site without channels, but ${from ?? site} has some. Leave --new out.`,
      )
    return emptyChannels
  }
  if (from === undefined) {
    if (local) return local
    throw new Error(
      `${site} has no channels.json. To continue a site, add --from with its URL: its sequence, pins and releases go on. For the first release of a new site, add --new.`,
    )
  }
  const live = await fetchChannels(from)
  if (local && local.sequence > live.sequence)
    throw new Error(
      `${site} has edit ${local.sequence}, but ${from} serves edit ${live.sequence}. Upload the folder first, or delete its channels.json to start from the live site.`,
    )
  return live
}

/** @throws Error if there is no build, or no changelog of its version */
function readBuild() {
  const folder = path.join(root, 'dist')
  if (!existsSync(path.join(folder, 'contract.json')))
    throw new Error('There is no build. Run `npm run build` first.')
  const { version, ...release } = releaseOf(folder)
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
  assertChangelogSection(changelog, version)
  return { folder, version, release }
}

/** Says if the channels are not as they were signed. */
async function describeSignature(channels: Channels): Promise<string> {
  const { publicKey, signature } = channels
  if (publicKey === undefined && signature === undefined) return ''
  const isIntact =
    publicKey && signature && (await isSigned(channels, publicKey))
  return isIntact
    ? ''
    : '\nTHE SIGNATURE IS MISSING OR DOES NOT MATCH: somebody has changed this file, and hosts with a publicKey refuse it.'
}
