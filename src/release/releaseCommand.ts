import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Channels } from '../kit/Channels'
import { dayMs } from '../kit/channels/daysUntil'
import { channelFiles } from './channels/channelFiles'
import {
  checkSite,
  describeChannels,
  describeEdit,
  describeMissing,
} from './channels/describeChannels'
import {
  addRelease,
  changesHosts,
  editChannels,
  edits,
} from './channels/editChannels'
import { type ReadFile, siteReader } from './channels/liveSite'
import { findAltered, findAlteredRoot } from './channels/releaseFiles'
import {
  assertMaySign,
  isSignedBy,
  publicKeyOf,
  unsigned,
} from './channels/signChannels'
import {
  currentChannels,
  releaseOf,
  removeRelease,
  writeChannels,
  writeRelease,
  writeRoot,
} from './channels/site'
import {
  type ChannelFiles,
  joinChannels,
  listedKeys,
  type SiteChannels,
} from './channels/siteChannels'
import { rootFiles } from './channels/siteRoot'
import { hashOf, root } from './project'

const help = `npm run release                  adds the built version to the site
npm run release -- status        shows who gets which version, and changes nothing
npm run release -- EDIT          edits who gets which version
npm run release -- --dry-run     with any of them: shows the difference, and changes nothing
npm run release -- --from URL    continues from the live site, in a folder that has nothing of it
npm run release -- --new         starts a new site
npm run release -- --site DIR    the folder that is served (default: site)
npm run release -- --key FILE    signs with this Ed25519 key (PKCS 8 PEM); several sign together.
                                 \`status\` checks that each of them, or its public key (PEM), signed
npm run release -- --days N      how long the signatures hold (default: 30); \`renew\` signs again
npm run release -- --start-signing   signs channels that were not signed before
npm run release -- --drop-key KEY    ends a key: hosts that trust only that one refuse what follows
npm run release -- --unsigned    stops signing: hosts with a publicKey stay with what they have

EDIT is one of
${Object.keys(edits)
  .map((form) => `  ${form}`)
  .join('\n')}`

/**
 * Runs `npm run release`, which shows or edits who gets which version.
 * @param args arguments of the command line
 * @returns the text to print
 * @throws Error whose message says what to do
 */
export async function releaseCommand(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
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
  const pems = key.map((file) => readFileSync(file, 'utf8'))
  const [verb] = positionals
  if (verb === 'status' && positionals.length > 1)
    throw new Error(
      `\`status\` takes no arguments. Remove "${positionals.slice(1).join(' ')}".`,
    )
  if (verb === 'status') {
    const ownKeys = pems.map(publicKeyOf)
    const read = siteReader(site, from)
    const altered = ownKeys.length > 0 ? await findAllAltered(before, read) : []
    const findings = await checkSite(before, { isSignedBy, ownKeys, altered })
    return [
      describeChannels(before.channels),
      ...findings.map(({ text }) => text),
    ]
      .join('\n')
      .concat(await describePackage(before.channels, read))
  }
  // The file of hosts needs the signatures of all keys, too.
  const signers = listedKeys(before.channels)
  const isNewKey = pems.some((pem) => !signers.includes(publicKeyOf(pem)))
  const writesHosts = changesHosts(positionals) || isNewKey || values.new
  const missing = describeMissing(before)
  if (writesHosts && missing) throw new Error(missing)

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
    writesHosts ? undefined : before.files,
  )
  const { channels } = joinChannels(files, site)
  if (values['dry-run']) return describeEdit(before.channels, channels)

  if (built) writeRelease(site, built.version, built.folder)
  const read = siteReader(site, from)
  const wrong = await findAltered(channels, read, siteReader(site))
  // An attacker must not be able to prevent this edit. It leaves the root's files as they are instead.
  if (wrong[0] && verb !== 'disable') throw new Error(wrong[0])
  await writeSite(site, files, wrong.length > 0 ? undefined : channels, read)
  const described = [
    describeChannels(channels, before.channels),
    ...wrong,
    ...(wrong.length > 0
      ? ['The files at the root were therefore not written.']
      : []),
  ]
    .join('\n')
    .concat(await describePackage(channels, read))
  const [withdrawn] = verb === 'withdraw' ? positionals.slice(1) : []
  if (!withdrawn) return described
  removeRelease(site, withdrawn)
  return `${described}\nDelete releases/${withdrawn}/ and walletdock-${withdrawn}.tgz from the server, too. Otherwise a browser that knows the release and cannot reach channels.json would still load it.`
}

/** Returns what is wrong with the files of a site, as sentences. */
async function findAllAltered({ channels }: SiteChannels, read: ReadFile) {
  const wrong = await findAltered(channels, read, read)
  return wrong.length > 0 ? wrong : findAlteredRoot(channels, read)
}

/** Returns a line with the hash of the stable release's package, so that host teams can compare it. */
async function describePackage({ channels }: Channels, read: ReadFile) {
  const { stable } = channels
  const name = `walletdock-${stable}.tgz`
  const content = await read(`releases/${stable}/${name}`)
  return content
    ? `\nThe package ${name} has the \`integrity\` ${hashOf(content, 'sha512')}.`
    : ''
}

/**
 * Writes the files of a site, the channels last.
 * @param channels determines the files at the root; `undefined` to leave these files as they are
 */
async function writeSite(
  site: string,
  files: ChannelFiles,
  channels: Channels | undefined,
  read: ReadFile,
): Promise<void> {
  if (channels) {
    // The server already has the files that never change, so a fresh checkout does not fetch these files for each
    // release.
    const offered = rootFiles(channels)
      .filter(({ isFinal }) => !isFinal)
      .map(async ({ from: file }) => [file, await read(file)] as const)
    const fetched = new Map<string, Buffer>()
    for (const [file, content] of await Promise.all(offered))
      if (content) fetched.set(file, content)
    writeRoot(site, channels, fetched)
  }
  // The guide's commands upload this folder first, so it must also exist in a fresh checkout without releases.
  mkdirSync(path.join(site, 'releases'), { recursive: true })
  writeChannels(site, files)
}

/** Reads the built release. @throws Error if there is no build, or no section for its version in the changelog */
function readBuild() {
  const folder = path.join(root, 'dist')
  if (!existsSync(path.join(folder, 'contract.json')))
    throw new Error('There is no build. Run `npm run build` first.')
  const { version, ...release } = releaseOf(folder)
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
  assertChangelogSection(changelog, version)
  return { folder, version, release }
}

/** Returns the date after a number of days. @throws Error if the text is not a whole number from 1 to 400 */
function expiryAfter(text: string): Date {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new Error(
      `"${text}" is not a number of days. Write one from 1 to 400.`,
    )
  return new Date(Date.now() + days * dayMs)
}

/**
 * Rejects a version without a section in the changelog.
 * @throws Error whose message says what to write
 */
export function assertChangelogSection(
  changelog: string,
  version: string,
): void {
  if (changelog.split('\n').includes(`## ${version}`)) return
  throw new Error(
    `CHANGELOG.md has no section "## ${version}". Write there what changes for hosts, platform teams and visitors.`,
  )
}
