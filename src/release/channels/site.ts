import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Channels, Release } from '../../kit/Channels'
import { hostsPath } from '../../kit/channels/HostSettings'
import { checkContract } from '../../kit/check/fetchContract'
import { hashOf } from '../project'
import { readFile, writeFile } from './files'
import { listName } from './findAltered'
import { hashesIn, listFiles } from './releaseFiles'
import {
  type ChannelFiles,
  channelsPath,
  joinChannels,
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
    paths.flatMap((file) => {
      const content = readFile(path.join(site, file))
      return content ? [[file, String(content)]] : []
    }),
  )
}

/** Writes the files of the channels, and deletes a `hosts.json` without hosts. Replaces each file atomically. */
export function writeChannels(site: string, files: ChannelFiles): void {
  for (const [file, text] of files) writeFile(path.join(site, file), text)
  for (const file of filesOf(site).keys())
    if (!files.has(file)) rmSync(path.join(site, file))
}

/**
 * Copies a built folder to the release's folder. A release never changes after that.
 * @throws Error if that version exists already with different files
 */
export function writeRelease(site: string, version: string, built: string) {
  const folder = path.join(site, 'releases', version)
  assertSameRelease(site, version, built)
  if (existsSync(folder))
    return writeFileSync(path.join(folder, listName), listFiles(built))
  mkdirSync(path.dirname(folder), { recursive: true })
  rmSync(`${folder}.new`, { recursive: true, force: true })
  cpSync(built, `${folder}.new`, { recursive: true })
  writeFileSync(path.join(`${folder}.new`, listName), listFiles(built))
  renameSync(`${folder}.new`, folder)
}

/** @throws Error if a site has that version already with different files */
export function assertSameRelease(
  site: string,
  version: string,
  built: string,
) {
  const folder = path.join(site, 'releases', version)
  const [differing] = existsSync(folder) ? differences(folder, built) : []
  if (differing)
    throw new Error(
      `Release ${version} already exists, with a different ${differing}. A release never changes: raise the version in package.json.`,
    )
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
  fetched: ReadonlyMap<string, Uint8Array> = new Map(),
): void {
  for (const { from, as, change, isFinal } of rootFiles(channels)) {
    if (isFinal && existsSync(path.join(site, as))) continue
    const local = path.join(site, from)
    const built = readFile(local) ?? fetched.get(from)
    if (!built) continue
    writeFile(
      path.join(site, as),
      change ? change(`${Buffer.from(built)}`) : built,
    )
  }
}

/** Returns the files that only one of two folders has, or that differ between them. */
export function differences(one: string, other: string): readonly string[] {
  const [a, b] = [hashesIn(one), hashesIn(other)]
  return Object.keys({ ...a, ...b }).filter((file) => a[file] !== b[file])
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
