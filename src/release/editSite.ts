import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Channels } from '../kit/Channels'
import { hostsEdit, hostsPath } from '../kit/channels/HostSettings'
import { channelFiles } from './channels/channelFiles'
import { describeChannels, describeEdit } from './channels/describeChannels'
import {
  addRelease,
  assertChannel,
  assertWords,
  editChannels,
  next,
} from './channels/editChannels'
import { findAltered, type ReadFile } from './channels/findAltered'
import { siteReader } from './channels/liveSite'
import { describeIncomplete, fetchReleases } from './channels/releaseFiles'
import {
  assertMaySign,
  isGenuine,
  publicKeyOf,
  readKey,
  unsigned,
} from './channels/signChannels'
import {
  assertSameRelease,
  removeRelease,
  writeChannels,
  writeRelease,
  writeRoot,
} from './channels/site'
import {
  type ChannelFiles,
  isSigned,
  joinChannels,
  listedKeys,
  releasesPath,
  type SiteChannels,
} from './channels/siteChannels'
import {
  addToHistory,
  lastEdit,
  undoLast,
  withUndo,
} from './channels/siteHistory'
import { rootFiles } from './channels/siteRoot'
import type { Options } from './options'
import { hashOf } from './project'
import { readBuild } from './readBuild'
import { describeUnsigned } from './signSite'

/** An edit of a site, with the options of the command. */
type SiteEdit = Omit<Options, 'site'> & {
  /** The edit as written on the command line. Empty to add the built release. */
  readonly words: readonly string[]
  /** The keys, as PEM. */
  readonly pems: readonly string[]
  /** When the signatures expire. */
  readonly expires: Date
}

/**
 * Makes one edit in a site's folder.
 * @param site the folder
 * @param found the site before the edit. Its URL serves the files that the folder lacks
 * @returns what to print
 * @throws Error if the edit is not possible, if hosts would reject it, or if visitors would get missing or altered files
 */
export async function editSite(
  site: string,
  found: SiteChannels,
  edit: SiteEdit,
): Promise<string> {
  const before = await usable(found, edit)
  const build = edit.words.length === 0 ? readBuild() : undefined
  const files = await editFiles(before, edit, build)
  const joined = joinChannels(files, site)
  const { channels } = joined
  const verb = edit.words[0] ?? 'release'
  assertChange(before.channels, channels, verb)
  if (build) assertSameRelease(site, build.version, build.folder)
  const read = siteReader(site, before.site, build)
  const altered = await findAltered(joined, read, siteReader(site)).catch(
    ({ message }: Error) => [message],
  )
  const wrong = [...(before.fault ? [before.fault] : []), ...altered]
  if (wrong[0] && !isUrgent(edit.words)) throw new Error(wrong[0])
  const text = [
    edit['dry-run']
      ? describeEdit(before.channels, channels)
      : describeChannels(channels, before.channels),
    ...wrong,
  ]
  if (edit['dry-run']) return text.join('\n')
  if (build) writeRelease(site, build.version, build.folder)
  if (edit.all) await fetchReleases(site, channels, read)
  if (wrong.length > 0)
    text.push('The files at the root were therefore not written.')
  else {
    const fetched = new Map<string, Uint8Array>()
    for (const { from, isFinal } of rootFiles(channels)) {
      // The server has the files that never change, so a fresh checkout does not fetch them for each release.
      const content = isFinal ? undefined : await read(from)
      if (content) fetched.set(from, content)
    }
    writeRoot(site, channels, fetched)
  }
  // The guide's commands upload this folder first, so it must also exist in a fresh checkout without releases.
  mkdirSync(path.join(site, 'releases'), { recursive: true })
  writeChannels(site, files)
  const [, version = ''] = edit.words
  if (verb === 'withdraw') {
    removeRelease(site, version)
    text.push(
      `Delete releases/${version}/ and walletdock-${version}.tgz from the server, too. Otherwise a browser that knows the release and cannot reach channels.json would still load it.`,
    )
  } else if (wrong.length === 0)
    text.push(...(await describePackage(channels, read)))
  text.push(
    ...(await describeUnsigned(joined)),
    ...describeIncomplete(site, channels),
  )
  if (!before.site)
    text.push(
      'The URL of the site is unknown, so the edit was not compared with the live site. Add --from URL once.',
    )
  return text.join('\n')
}

/** Returns the files of a site after an edit. */
async function editFiles(
  before: SiteChannels,
  edit: SiteEdit,
  build: ReturnType<typeof readBuild> | undefined,
): Promise<ChannelFiles> {
  const { words, why, pems, expires, 'drop-key': dropped = [] } = edit
  const { 'at-least': least, 'renewal-key': renewalFile } = edit
  const atLeast = least ? Number(least) : before.atLeast
  // Each edit writes the settings of hosts again, so a forged `hosts.json` must not prevent it.
  const files = [...before.files].filter(([file]) => file !== hostsPath)
  await assertMaySign(before.channels, files, { ...edit, atLeast })
  if (before.fault && !isUrgent(words)) throw new Error(before.fault)
  const signers = listedKeys(before.channels)
  if (words[0] === 'undo') assertWords('undo', words.slice(1))
  const undone = words[0] === 'undo' ? lastEdit(before).words : undefined
  const done = build
    ? ['release', build.version]
    : [...words, ...(undone ?? [])]
  const keys = [...new Set([...signers, ...pems.map(publicKeyOf)])].filter(
    (key) => !dropped.includes(key),
  )
  if (atLeast !== undefined && !(atLeast >= 1 && atLeast <= keys.length))
    throw new Error(`--at-least needs a number from 1 to ${keys.length}.`)
  if (words[0] === 'renew' && pems.length === 0)
    throw new Error(
      '`renew` signs the channels again. Add the key: --key FILE.',
    )
  const rest = unsigned(before.channels)
  assertChannel(rest, words, edit.new)
  let edited: Channels
  if (build) edited = addRelease(rest, build.version, build.release)
  else if (undone) edited = next(undoLast({ ...before, channels: rest }))
  else edited = editChannels(rest, words)
  if (renewalFile)
    edited = { ...edited, renewalKey: publicKeyOf(readKey(renewalFile)) }
  if (before.fault)
    edited = { ...edited, hostsSince: hostsEdit(before.channels) }
  const history = addToHistory(before, edited, done, why)
  return channelFiles(
    withUndo(edited, before.channels, history[0]),
    pems.length > 0 ? { pems, expires, keys } : undefined,
    {
      site: before.site,
      atLeast,
      mirrors: edit.mirror?.filter(Boolean) ?? before.mirrors,
      history,
    },
  )
}

/**
 * Returns the site that an edit starts from. `disable` and `undo` ignore a `releases.json` that somebody else has
 * written. Other edits need the file, because they would lose its releases and settings.
 */
async function usable(
  site: SiteChannels,
  { words, pems }: SiteEdit,
): Promise<SiteChannels> {
  const { channels, files } = site
  const list = files.get(releasesPath)
  const mayIgnore = isUrgent(words) && isSigned(channels)
  if (!mayIgnore || !list || pems.length === 0) return site
  if (await isGenuine(list, pems)) return site
  const others = [...files].filter(([file]) => file !== releasesPath)
  return {
    ...joinChannels(new Map(others), 'the site'),
    site: site.site,
    fault:
      'releases.json was changed since it was signed. Restore the last good file.',
  }
}

/** Returns whether neither an attacker nor an outage must be able to prevent an edit. */
const isUrgent = ([verb]: readonly string[]) =>
  verb === 'disable' || verb === 'undo'

/** Rejects an edit that changes nothing that visitors get. */
function assertChange(before: Channels, after: Channels, verb: string) {
  if (verb === 'renew' || contentOf(before) !== contentOf(after)) return
  throw new Error(
    `\`${verb}\` changes nothing: the site has edit ${before.sequence}, which says the same. If it is not live yet, upload the folder with \`deploy\`.`,
  )
}

/** Returns a text that is the same for channels that only differ in the numbers of their edits and their signatures. */
function contentOf(channels: Channels): string {
  const { sequence, hostsSince, undo, expires, signatures, ...content } =
    channels
  return JSON.stringify(content)
}

/** Returns a line with the hash of the stable release's package, so that host teams can compare it. */
export async function describePackage(
  { channels }: Channels,
  read: ReadFile,
): Promise<readonly string[]> {
  const { stable } = channels
  const name = `walletdock-${stable}.tgz`
  const content = await read(`releases/${stable}/${name}`)
  return content
    ? [
        `The package ${name} has the \`integrity\` ${hashOf(content, 'sha512')}.`,
      ]
    : []
}
