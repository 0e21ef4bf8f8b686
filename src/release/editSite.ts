import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Channels } from '../kit/Channels'
import { channelFiles } from './channels/channelFiles'
import { describeChannels, describeMissing } from './channels/describeChannels'
import { addRelease, changesHosts, editChannels } from './channels/editChannels'
import { type ReadFile, siteReader } from './channels/liveSite'
import { findAltered } from './channels/releaseFiles'
import {
  assertMaySign,
  publicKeyOf,
  type Signing,
  unsigned,
} from './channels/signChannels'
import {
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

/**
 * Returns the files of a site after an edit.
 * @param words the edit as written on the command line; empty to add the built release
 * @throws Error if the edit is not possible, or if hosts would reject the files
 */
export function editFiles(
  before: SiteChannels,
  words: readonly string[],
  {
    isNew,
    isUnsigned,
    expires,
    ...signing
  }: Signing & {
    readonly expires: Date
    /** True for the first edit of a site. */
    readonly isNew: boolean | undefined
    /** True if the edit may remove the signatures. */
    readonly isUnsigned: boolean | undefined
  },
): ChannelFiles {
  const { pems } = signing
  // The file of hosts needs the signatures of all keys, too.
  const signers = listedKeys(before.channels)
  const isNewKey = pems.some((pem) => !signers.includes(publicKeyOf(pem)))
  const writesHosts = changesHosts(words) || isNewKey || isNew
  const missing = describeMissing(before)
  if (writesHosts && missing) throw new Error(missing)
  if (!isUnsigned) assertMaySign(before.channels, before.files, signing)
  if (words[0] === 'renew' && pems.length === 0)
    throw new Error(
      '`renew` signs the channels again. Add the key: --key FILE.',
    )
  const rest = unsigned(before.channels)
  const build = words.length === 0 ? readBuild() : undefined
  return channelFiles(
    build
      ? addRelease(rest, build.version, build.release)
      : editChannels(rest, words),
    pems.length > 0 ? { pems, expires } : undefined,
    writesHosts ? undefined : before.files,
  )
}

/** Writes an edited site. Returns what to print. @throws Error if visitors would get missing or altered files */
export async function publish(
  site: string,
  from: string | undefined,
  [verb, version = '']: readonly string[],
  before: SiteChannels,
  files: ChannelFiles,
): Promise<string> {
  const { channels } = joinChannels(files, site)
  if (verb === undefined) {
    const built = readBuild()
    writeRelease(site, built.version, built.folder)
  }
  const read = siteReader(site, from)
  const wrong = await findAltered(channels, read, siteReader(site))
  // An attacker must not be able to prevent this edit. It does not change the root's files instead.
  if (wrong[0] && verb !== 'disable') throw new Error(wrong[0])
  await writeSite(site, files, wrong.length > 0 ? undefined : channels, read)
  if (verb === 'withdraw') removeRelease(site, version)
  const lines = [describeChannels(channels, before.channels), ...wrong]
  if (wrong.length > 0)
    lines.push('The files at the root were therefore not written.')
  lines.push(...(await describePackage(channels, read)))
  if (verb === 'withdraw')
    lines.push(
      `Delete releases/${version}/ and walletdock-${version}.tgz from the server, too. Otherwise a browser that knows the release and cannot reach channels.json would still load it.`,
    )
  return lines.join('\n')
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

/** Writes the files of a site, the channels last. Without `channels`, keeps the files at the root. */
async function writeSite(
  site: string,
  files: ChannelFiles,
  channels: Channels | undefined,
  read: ReadFile,
): Promise<void> {
  if (channels) {
    // The server already has the files that never change, so a fresh checkout does not fetch these files for each
    // release.
    const files = rootFiles(channels).filter(({ isFinal }) => !isFinal)
    const fetched = new Map<string, Buffer>()
    await Promise.all(
      files.map(async ({ from }) => {
        const content = await read(from)
        if (content) fetched.set(from, content)
      }),
    )
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

/** Rejects a version without a section in the changelog. */
export function assertChangelogSection(
  changelog: string,
  version: string,
): void {
  if (changelog.split('\n').includes(`## ${version}`)) return
  throw new Error(
    `CHANGELOG.md has no section "## ${version}". Write there what changes for hosts, platform teams and visitors.`,
  )
}
