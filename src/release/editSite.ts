import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Channels } from '../kit/Channels'
import { channelFiles } from './channels/channelFiles'
import { describeMissing, describeOldList } from './channels/checkSite'
import { describeChannels, describeEdit } from './channels/describeChannels'
import {
  addRelease,
  assertChannel,
  assertWords,
  changesHosts,
  editChannels,
  next,
} from './channels/editChannels'
import { findAltered, type ReadFile } from './channels/findAltered'
import { siteReader } from './channels/liveSite'
import { describeIncomplete, fetchReleases } from './channels/releaseFiles'
import {
  assertMaySign,
  publicKeyOf,
  type Signing,
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
  joinChannels,
  listedKeys,
  type SiteChannels,
  withoutForgedHosts,
} from './channels/siteChannels'
import { addToHistory, lastEdit, undoLast } from './channels/siteHistory'
import { rootFiles } from './channels/siteRoot'
import { hashOf } from './project'
import { readBuild } from './readBuild'
import { describeUnsigned } from './signSite'

/** An edit of a site. */
export type SiteEdit = Signing & {
  /** The edit as written on the command line. Empty to add the built release. */
  readonly words: readonly string[]
  /** Reason of the edit, for the history. */
  readonly why?: string | undefined
  /** URLs of the mirrors from now on. @default unchanged */
  readonly mirrors?: readonly string[] | undefined
  /** When the signatures expire. */
  readonly expires: Date
  /** Raw public key of the owner who may extend the end of the signatures. */
  readonly renewalKey?: string | undefined
  /** True for the first edit of a site, and for the first promotion of a channel. */
  readonly isNew: boolean | undefined
  /** True to fetch all files that the folder lacks. */
  readonly isWhole: boolean | undefined
  /** True to run all checks without writing a file. */
  readonly isDryRun: boolean | undefined
}

/**
 * Makes one edit in a site's folder.
 * @param site the folder
 * @param before the site before the edit. Its URL serves the files that the folder lacks
 * @returns what to print
 * @throws Error if the edit is not possible, if hosts would reject it, or if visitors would get missing or altered files
 */
export async function editSite(
  site: string,
  before: SiteChannels,
  edit: SiteEdit,
): Promise<string> {
  const build = edit.words.length === 0 ? readBuild() : undefined
  const files = await editFiles(before, edit, build)
  const joined = joinChannels(files, site)
  const { channels } = joined
  const verb = edit.words[0] ?? 'release'
  assertChange(before.channels, channels, verb)
  if (build) assertSameRelease(site, build.version, build.folder)
  const read = siteReader(site, before.site, build)
  const altered = await findAltered(channels, read, siteReader(site)).catch(
    ({ message }: Error) => [message],
  )
  const wrong = [...describeOldList(before), ...altered]
  if (wrong[0] && !isUrgent(edit.words)) throw new Error(wrong[0])
  const text = [
    edit.isDryRun
      ? describeEdit(before.channels, channels)
      : describeChannels(channels, before.channels),
    ...wrong,
  ]
  if (edit.isDryRun) return text.join('\n')
  if (build) writeRelease(site, build.version, build.folder)
  if (edit.isWhole) await fetchReleases(site, channels, read)
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
    ...describeMissing(joined),
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
  { words, why, mirrors, isNew, expires, renewalKey, ...signing }: SiteEdit,
  build: ReturnType<typeof readBuild> | undefined,
): Promise<ChannelFiles> {
  const { pems } = signing
  // The file of hosts needs the signatures of all keys, too.
  const signers = listedKeys(before.channels)
  const isNewKey = pems.some((pem) => !signers.includes(publicKeyOf(pem)))
  if (words[0] === 'undo') assertWords('undo', words.slice(1))
  const undone = words[0] === 'undo' ? lastEdit(before).words : undefined
  const done = build
    ? ['release', build.version]
    : [...words, ...(undone ?? [])]
  const writesHosts =
    changesHosts(done) || isNewKey || before.channels.sequence === 0
  const [missing] = describeMissing(before)
  if (writesHosts && missing) throw new Error(missing)
  const { dropped = [], atLeast = before.atLeast } = signing
  const keys = [...new Set([...signers, ...pems.map(publicKeyOf)])].filter(
    (key) => !dropped.includes(key),
  )
  if (atLeast && !(atLeast >= 1 && atLeast <= keys.length))
    throw new Error(`--at-least needs a number from 1 to ${keys.length}.`)
  const files =
    writesHosts || !isUrgent(words)
      ? before.files
      : await withoutForgedHosts(before)
  await assertMaySign(before.channels, files, { ...signing, atLeast })
  if (words[0] === 'renew' && pems.length === 0)
    throw new Error(
      '`renew` signs the channels again. Add the key: --key FILE.',
    )
  const rest = unsigned(before.channels)
  assertChannel(rest, words, isNew)
  let edited: Channels
  if (build) edited = addRelease(rest, build.version, build.release)
  else if (undone) edited = next(undoLast({ ...before, channels: rest }))
  else edited = editChannels(rest, words)
  if (renewalKey) edited = { ...edited, renewalKey }
  return channelFiles(
    edited,
    pems.length > 0 ? { pems, expires, keys } : undefined,
    writesHosts ? undefined : files,
    {
      site: before.site,
      atLeast,
      mirrors: mirrors?.filter(Boolean) ?? before.mirrors,
      history: addToHistory(before, edited, done, why),
    },
  )
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
function contentOf({ canary, ...channels }: Channels): string {
  const { disabled, pinned, config, releases, withdrawn } = channels
  return JSON.stringify([
    { ...canary, since: undefined },
    ...[channels.channels, disabled, pinned, config, releases, withdrawn],
    ...[listedKeys(channels), channels.renewalKey],
  ])
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
