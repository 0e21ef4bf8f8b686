import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Channels, Release } from '../../kit/Channels'
import { checkChannels } from '../../kit/channels/checkChannels'
import { hostsPath } from '../../kit/channels/HostSettings'
import { checkContract } from '../../kit/check/fetchContract'
import { filesIn, hashOf } from '../project'
import { fetchChannels } from './fetchChannels'
import { listFiles, listName } from './releaseFiles'
import {
  type ChannelFiles,
  channelsPath,
  joinChannels,
  parseFile,
  releasesPath,
  type SiteChannels,
} from './siteChannels'
import { rootFiles } from './siteRoot'

/** The channels of a site without releases. */
export const emptyChannels: Channels = {
  name: 'walletdock-channels',
  sequence: 0,
  channels: {},
  releases: {},
}

/** Returns the channels in a site's folder, or `undefined` if it has none. @throws Error if a file is not valid */
export function readChannels(site: string): SiteChannels | undefined {
  const files = filesOf(site)
  return files.has(channelsPath) ? joinChannels(files, site) : undefined
}

function filesOf(site: string): Map<string, string> {
  const paths = [hostsPath, releasesPath, channelsPath]
  return new Map(
    paths
      .filter((file) => existsSync(path.join(site, file)))
      .map((file) => [file, readFileSync(path.join(site, file), 'utf8')]),
  )
}

/** Writes the files of the channels, and deletes a `hosts.json` without hosts. Replaces each file atomically. */
export function writeChannels(site: string, files: ChannelFiles): void {
  for (const [file, text] of files) writeFile(path.join(site, file), text)
  for (const file of filesOf(site).keys())
    if (!files.has(file)) rmSync(path.join(site, file))
}

function writeFile(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  // File servers identify a version of a file by its length and its time in seconds, so two edits in one second could
  // look the same.
  const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = Math.max(Date.now(), before + 1000) / 1000
  utimesSync(`${file}.new`, changed, changed)
  renameSync(`${file}.new`, file)
}

/**
 * Copies a built folder to the release's folder. A release never changes after that.
 * @throws Error if that version exists already with different files
 */
export function writeRelease(site: string, version: string, built: string) {
  const folder = path.join(site, 'releases', version)
  if (existsSync(folder)) {
    const differing = differences(folder, built)
    if (differing.length === 0)
      return writeFileSync(path.join(folder, listName), listFiles(built))
    throw new Error(
      `Release ${version} already exists, with a different ${differing[0]}. A release never changes: raise the version in package.json.`,
    )
  }
  mkdirSync(path.dirname(folder), { recursive: true })
  rmSync(`${folder}.new`, { recursive: true, force: true })
  cpSync(built, `${folder}.new`, { recursive: true })
  writeFileSync(path.join(`${folder}.new`, listName), listFiles(built))
  renameSync(`${folder}.new`, folder)
}

/** Deletes a withdrawn release and its kit. */
export function removeRelease(site: string, version: string): void {
  for (const name of [`releases/${version}`, `walletdock-${version}.tgz`])
    rmSync(path.join(site, name), { recursive: true, force: true })
}

/**
 * Writes the files that hosts load from the root of a site. Replaces each file atomically.
 * @param fetched files of releases that are not in the folder, by path
 * @see rootFiles
 */
export function writeRoot(
  site: string,
  channels: Channels,
  fetched: ReadonlyMap<string, Buffer> = new Map(),
): void {
  for (const { from, as, change, isFinal } of rootFiles(channels)) {
    if (isFinal && existsSync(path.join(site, as))) continue
    const local = path.join(site, from)
    const built = existsSync(local) ? readFileSync(local) : fetched.get(from)
    if (!built) continue
    writeFile(path.join(site, as), change ? change(`${built}`) : built)
  }
}

/** Returns the files that only one of two folders has, or that differ between them. */
export function differences(one: string, other: string): readonly string[] {
  const files = new Set([...filesIn(one), ...filesIn(other)])
  // The command adds the list to the release. The build does not have it.
  files.delete(listName)
  return [...files].filter((file) => {
    const [a, b] = [path.join(one, file), path.join(other, file)]
    return (
      !existsSync(a) ||
      !existsSync(b) ||
      !readFileSync(a).equals(readFileSync(b))
    )
  })
}

/**
 * Returns the channels that an edit starts from. An edit in a folder without channels would restart the sequence at 1,
 * which hosts with a `publicKey` reject, and would lose all pins. So the person who edits must specify where the site
 * is.
 * @throws Error if it is unclear where the site is
 */
export async function currentChannels(
  site: string,
  from: string | undefined,
  isNew: boolean | undefined,
): Promise<SiteChannels> {
  const files = filesOf(site)
  const localEdit = files.has(channelsPath)
    ? parseFile(files, channelsPath, checkChannels, site).sequence
    : undefined
  if (isNew) {
    if (localEdit !== undefined || from)
      throw new Error(
        `--new starts a site without channels, but ${from ?? site} has some. Leave --new out.`,
      )
    return { channels: emptyChannels, lacksHosts: false, files: new Map() }
  }
  if (from === undefined) {
    if (localEdit !== undefined) return joinChannels(files, site)
    throw new Error(
      `${site} has no channels.json. To continue a site with its sequence, pins and releases, add --from with its URL. For the first release of a new site, add --new.`,
    )
  }
  const live = await fetchChannels(from)
  const { sequence: liveEdit } = live.channels
  if (localEdit !== undefined && localEdit > liveEdit)
    throw new Error(
      `${site} has edit ${localEdit}, but ${from} serves edit ${liveEdit}. Upload the folder first, or delete its channels.json to start from the live site.`,
    )
  return live
}

/**
 * Returns the facts about a built release that the channels list. These are the hash of its contract, the hash of
 * the list of its files, and the files that the button needs.
 * @throws Error if the folder does not contain a valid contract
 */
export function releaseOf(
  built: string,
): Release & { readonly version: string } {
  const text = readFileSync(path.join(built, 'contract.json'))
  const contract = checkContract(JSON.parse(text.toString()))
  if (typeof contract === 'string')
    throw new Error(
      `contract.json has no valid "${contract}". Run \`npm run build\` again.`,
    )
  const { version, entry, preload = [], integrity = {} } = contract
  const files = [entry, ...preload]
  return {
    version,
    contract: hashOf(text),
    files: hashOf(Buffer.from(listFiles(built))),
    preload: Object.fromEntries(
      files.map((file) => [file, integrity[file] ?? '']),
    ),
  }
}
