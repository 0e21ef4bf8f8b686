import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Channels } from '../../kit/Channels'
import { parseJson } from '../../kit/files/fetchJson'
import { filesIn, hashOf } from '../project'
import { assignedVersions } from './channelFiles'
import type { ReadFile } from './liveSite'
import { rootFiles } from './siteRoot'

/**
 * Name of the file in a release that lists the hashes of all its files. `releases.json`, which is signed, has the hash of
 * the list. Browsers check the files that `contract.json` leads to. This list also covers the files that the root serves
 * and the package that host teams install.
 */
export const listName = 'files.json'

/** Returns the text of a built release's list. */
export function listFiles(built: string): string {
  const files = filesIn(built).filter((file) => file !== listName)
  const hashes = files
    .sort()
    .map((file) => [file, hashOf(readFileSync(path.join(built, file)))])
  return `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`
}

/**
 * Returns what is wrong with the files that visitors and host teams get from a site, as sentences.
 * @param read reads a file of the site
 * @param readRoot reads a file that the site's root already serves
 */
export async function findAltered(
  channels: Channels,
  read: ReadFile,
  readRoot: ReadFile,
): Promise<readonly string[]> {
  const versions = [...assignedVersions(channels)]
  const findKit = async (version: string) => {
    const kit = `walletdock-${version}.tgz`
    const content = await readRoot(kit)
    if (!content) return []
    const list = await readList(channels, version, read)
    return typeof list === 'string'
      ? [list]
      : compare(kit, content, list?.get(kit))
  }
  const wrong = await Promise.all([
    ...versions.map((version) => findInRelease(channels, version, read)),
    ...Object.keys(channels.releases).map(findKit),
  ])
  return [...new Set(wrong.flat())]
}

/** Returns the root's files that differ from those of the stable release, as sentences. */
export async function findAlteredRoot(
  channels: Channels,
  read: ReadFile,
): Promise<readonly string[]> {
  const wrong = await Promise.all(
    rootFiles(channels)
      .filter(({ isFinal }) => !isFinal)
      .map(async ({ from, as, change }) => {
        const [built, served] = await Promise.all([read(from), read(as)])
        if (!built || !served) return []
        const right = change ? Buffer.from(change(built.toString())) : built
        return right.equals(served)
          ? []
          : `${as} is not the file that the last edit wrote. Somebody has changed it: run \`renew\` and upload the site.`
      }),
  )
  return wrong.flat()
}

async function findInRelease(
  channels: Channels,
  version: string,
  read: ReadFile,
): Promise<readonly string[]> {
  const folder = `releases/${version}/`
  const contract = await read(`${folder}contract.json`)
  if (!contract)
    return [
      `${folder}contract.json is missing, so version ${version} cannot be loaded. Copy that release into the site, or add --from with the URL of the live site.`,
    ]
  if (channels.releases[version]?.contract !== hashOf(contract))
    return [altered(`${folder}contract.json`)]
  const list = await readList(channels, version, read)
  if (typeof list === 'string') return [list]
  if (!list) return []
  const roots = rootFiles({ ...channels, channels: { stable: version } })
  // Scripts of the root import these, and browsers do not check imports.
  const imported = [...list.keys()].filter((file) =>
    /^host\/[^/]+\.js$/.test(file),
  )
  const files = new Set([
    ...roots.map(({ from }) => from).filter((from) => from.startsWith(folder)),
    ...imported.map((file) => folder + file),
  ])
  const wrong = await Promise.all(
    [...files].map(async (file) =>
      compare(file, await read(file), list.get(file.slice(folder.length))),
    ),
  )
  return wrong.flat()
}

/**
 * Returns the hashes of a release's files, or a sentence if the list is missing or altered. Returns `undefined` for a
 * release of unsigned channels that has no list.
 */
async function readList(
  channels: Channels,
  version: string,
  read: ReadFile,
): Promise<ReadonlyMap<string, string> | string | undefined> {
  const file = `releases/${version}/${listName}`
  const hash = channels.releases[version]?.files
  if (!hash)
    return channels.publicKey
      ? `releases.json has no hash of the files of ${version}, so nothing shows who wrote them. Build that version again and run \`npm run release\`.`
      : undefined
  const content = await read(file)
  if (!content) return `${file} is missing. Restore that release.`
  if (hashOf(content) !== hash) return altered(file)
  return new Map(Object.entries(Object(parseJson(content.toString()))))
}

function compare(
  file: string,
  content: Buffer | undefined,
  hash: string | undefined,
): readonly string[] {
  if (!content) return hash ? [`${file} is missing. Restore that release.`] : []
  return hash === hashOf(content) ? [] : [altered(file)]
}

function altered(file: string): string {
  return `${file} does not match its hash. Somebody has changed that release: restore the file from your own copy, or build that version again.`
}
