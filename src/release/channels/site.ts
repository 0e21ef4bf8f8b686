import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { checkChannels } from '../../host/check/checkChannels'
import type { Channels } from '../../host/find/Channels'
import { rootFiles } from './siteRoot'

const pointer = 'channels.json'

/** The channels of a site without releases. */
export const emptyChannels: Channels = {
  name: 'walletdock-channels',
  sequence: 0,
  channels: {},
  releases: {},
}

/** A `channels.json`. */
export type ChannelsFile = {
  readonly channels: Channels
  /** The file as it is: signatures cover its bytes. */
  readonly text: string
}

/**
 * Returns the channels in a site's folder, or `undefined` if it has none.
 * @throws Error if the file is not a valid channels.json
 */
export function readChannels(site: string): ChannelsFile | undefined {
  const file = path.join(site, pointer)
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const channels = checkChannels(JSON.parse(text))
  if (typeof channels === 'string')
    throw new Error(
      `${file} has no valid "${channels}". Restore the last good file.`,
    )
  return { channels, text }
}

/** Returns the text of channels that are not signed. @see signedText */
export function unsignedText(channels: Channels): string {
  return `${JSON.stringify(channels, null, 2)}\n`
}

/** Replaces the channels at once: nobody reads half a file. */
export function writeChannels(site: string, text: string): void {
  const file = path.join(site, pointer)
  writeFileSync(`${file}.new`, text)
  // File servers tell files apart by length and second: two edits in one second would look the same.
  const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = Math.max(Date.now(), before + 1000) / 1000
  utimesSync(`${file}.new`, changed, changed)
  renameSync(`${file}.new`, file)
}

/**
 * Puts a built folder under its version, once and for all.
 * @throws Error when that version is there already with other bytes
 */
export function writeRelease(site: string, version: string, built: string) {
  const folder = path.join(site, 'releases', version)
  if (existsSync(folder)) {
    const differing = differences(folder, built)
    if (differing.length === 0) return
    throw new Error(
      `Release ${version} is there already, with another ${differing[0]}. A release never changes: raise the version in package.json.`,
    )
  }
  mkdirSync(path.dirname(folder), { recursive: true })
  rmSync(`${folder}.new`, { recursive: true, force: true })
  cpSync(built, `${folder}.new`, { recursive: true })
  renameSync(`${folder}.new`, folder)
}

/** Deletes a release that was withdrawn, and its kit. */
export function removeRelease(site: string, version: string): void {
  for (const name of [`releases/${version}`, `walletdock-${version}.tgz`])
    rmSync(path.join(site, name), { recursive: true, force: true })
}

/**
 * Writes the files that hosts name at the root of a site, each at once.
 * @param fetched files of releases that are not in the folder, by path
 * @see rootFiles
 */
export function writeRoot(
  site: string,
  channels: Channels,
  fetched: ReadonlyMap<string, Buffer> = new Map(),
): void {
  for (const { from, as, change } of rootFiles(channels)) {
    const local = path.join(site, from)
    const built = existsSync(local) ? readFileSync(local) : fetched.get(from)
    if (!built) continue
    const file = path.join(site, as)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, change ? change(built.toString()) : built)
    renameSync(`${file}.new`, file)
  }
}

/** Files that only one of two folders has, or both with other bytes. */
export function differences(one: string, other: string): readonly string[] {
  const files = new Set([...filesIn(one), ...filesIn(other)])
  return [...files].filter((file) => {
    const [a, b] = [path.join(one, file), path.join(other, file)]
    return (
      !existsSync(a) ||
      !existsSync(b) ||
      !readFileSync(a).equals(readFileSync(b))
    )
  })
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
}
