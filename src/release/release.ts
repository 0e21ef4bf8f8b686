import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { countListed } from '../host/find/HostSettings'
import { assertChangelogSection } from './channels/assertChangelogSection'
import {
  channelFiles,
  joinChannels,
  type SiteChannels,
} from './channels/channelFiles'
import { describeChannels, describeEdit } from './channels/describeChannels'
import { addRelease, editChannels, edits } from './channels/editChannels'
import {
  assertReleasesExist,
  fetchChannels,
  siteReader,
} from './channels/liveSite'
import { releaseOf } from './channels/releaseOf'
import {
  assertMaySign,
  isIntact,
  signersOf,
  unsigned,
} from './channels/signChannels'
import {
  emptyChannels,
  hostsIn,
  readChannels,
  removeRelease,
  sequenceIn,
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
npm run release -- --key FILE    signs with this Ed25519 key (PKCS 8 PEM); several sign together
npm run release -- --days N      how long the signatures hold (default: 30); \`renew\` signs again
npm run release -- --start-signing   signs channels that were not signed before
npm run release -- --drop-key KEY    ends a key: hosts that trust only that one refuse what follows
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
      key: { type: 'string', multiple: true },
      days: { type: 'string', default: '30' },
      'drop-key': { type: 'string', multiple: true },
      'start-signing': { type: 'boolean' },
      unsigned: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const { site, from, key = [], days } = values
  if (key.length > 0 && values.unsigned)
    throw new Error('Use --key or --unsigned, not both.')
  const before = await currentChannels(site, from, values.new)
  const [verb] = positionals
  if (verb === 'status' && positionals.length === 1)
    return [
      describeChannels(before.channels, before.channels),
      describeMissing(before),
      describeSignature(before),
    ].join('')
  if (before.missingHosts > 0) throw new Error(describeMissing(before).trim())

  const pems = key.map((file) => readFileSync(file, 'utf8'))
  const expires = expiryAfter(days)
  if (!values.unsigned)
    assertMaySign(before.channels, before.files, {
      pems,
      dropped: values['drop-key'],
      isFirst: values['start-signing'],
    })
  if (verb === 'renew' && pems.length === 0)
    throw new Error(
      '`renew` signs the channels again. Add the key: --key FILE.',
    )
  const rest = unsigned(before.channels)
  const built = verb === undefined ? readBuild() : undefined
  const edited = built
    ? addRelease(rest, built.version, built.release)
    : editChannels(rest, positionals)
  const files = channelFiles(
    edited,
    pems.length > 0 ? { pems, expires } : undefined,
  )
  const { channels } = joinChannels(files, site)
  if (values['dry-run']) return describeEdit(before.channels, channels)

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
  writeChannels(site, files)
  const [withdrawn] = verb === 'withdraw' ? positionals.slice(1) : []
  const told = describeChannels(channels, before.channels)
  if (!withdrawn) return told
  removeRelease(site, withdrawn)
  return `${told}\nDelete releases/${withdrawn}/ and walletdock-${withdrawn}.tgz from the server, too: while the site is out of reach, browsers still load the release that they know.`
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
): Promise<SiteChannels> {
  const localEdit = sequenceIn(site)
  if (isNew) {
    if (localEdit !== undefined || from)
      throw new Error(
        `--new starts a site without channels, but ${from ?? site} has some. Leave --new out.`,
      )
    return { channels: emptyChannels, missingHosts: 0, files: new Map() }
  }
  if (from === undefined) {
    const local = readChannels(site)
    if (local) return local
    throw new Error(
      `${site} has no channels.json. To continue a site, add --from with its URL: its sequence, pins and releases go on. For the first release of a new site, add --new.`,
    )
  }
  const live = await fetchChannels(from, hostsIn(site))
  const { sequence: liveEdit } = live.channels
  if (localEdit !== undefined && localEdit > liveEdit)
    throw new Error(
      `${site} has edit ${localEdit}, but ${from} serves edit ${liveEdit}. Upload the folder first, or delete its channels.json to start from the live site.`,
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

/** Says if hosts have settings that are not shown. */
function describeMissing({ channels, missingHosts }: SiteChannels): string {
  return missingHosts > 0
    ? `\nchannels.json lists ${countListed(channels)} hosts with settings of their own, and the files of ${missingHosts} are missing here. No file lists their names: before an edit, download the folder hosts/ of the server into the site's folder.`
    : ''
}

/** Says if the channels are not as they were signed, and how long the signatures still hold. */
function describeSignature({ channels, files }: SiteChannels): string {
  const { expires, signature } = channels
  if (signersOf(channels).length === 0 && signature === undefined) return ''
  if (![...files.values()].every(isIntact))
    return '\nTHE SIGNATURE IS MISSING OR DOES NOT MATCH: somebody has changed a file, or a command of 1.3 or older has signed it. Hosts with a publicKey refuse it.'
  const days = Math.floor((Date.parse(expires ?? '') - Date.now()) / dayMs)
  return days < 7
    ? `\nTHE SIGNATURES ${days < 0 ? 'HAVE EXPIRED' : `EXPIRE IN ${days} DAYS`}: sign again with \`renew --key FILE\`. Hosts with a publicKey refuse the file from a week after that date on.`
    : ''
}

const dayMs = 24 * 60 * 60 * 1000

/** @throws Error if the text is not a whole number of days from 1 to 400 */
function expiryAfter(text: string): Date {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new Error(
      `"${text}" is not a number of days. Write one from 1 to 400.`,
    )
  return new Date(Date.now() + days * dayMs)
}
