import type { Channels } from '../../kit/Channels'
import { parseJson } from '../../kit/files/fetchJson'
import { assignedVersions } from './servedChannels'
import type { SiteChannels } from './siteChannels'
import { rootFiles } from './siteRoot'

/**
 * Name of the file in a release that lists the hashes of all its files. `releases.json`, which is signed, has the hash of
 * the list. Browsers check the files that `contract.json` leads to. This list also covers the files that the root serves
 * and the package that host teams install.
 */
export const listName = 'files.json'

/** Reads a file of a site in Node or in a browser. Returns `undefined` if the site does not have it. */
export type ReadFile = (file: string) => Promise<Uint8Array | undefined>

/**
 * Returns what is wrong with the files that visitors and host teams get from a site, as sentences.
 * @param read reads a file of the site
 * @param readRoot reads a file that the site's root already serves
 */
export async function findAltered(
  site: SiteChannels,
  read: ReadFile,
  readRoot: ReadFile,
): Promise<readonly string[]> {
  const { channels, fault } = site
  const findKit = async (version: string) => {
    const kit = `walletdock-${version}.tgz`
    const content = await readRoot(kit)
    if (!content || fault) return []
    const list = await readList(channels, version, read)
    if (typeof list === 'string') return [list]
    return compare(kit, content, list.get(kit))
  }
  const wrong = await Promise.all([
    ...[...assignedVersions(channels)].map((version) =>
      findInRelease(site, version, read),
    ),
    ...Object.keys(channels.releases).map(findKit),
  ])
  return [...new Set(wrong.flat())]
}

/** Returns the files of withdrawn releases that the server still has, as sentences. */
export async function findWithdrawn(
  { withdrawn = [] }: Channels,
  read: ReadFile,
): Promise<readonly string[]> {
  const files = withdrawn.flatMap((version) => [
    `releases/${version}/contract.json`,
    `walletdock-${version}.tgz`,
  ])
  const contents = await Promise.all(files.map(read))
  return files
    .filter((_, at) => contents[at])
    .map((file) => `${file} is withdrawn, but still there. Delete it.`)
}

/** Returns the root's files that differ from those of the stable release, as sentences. */
export async function findAlteredRoot(
  channels: Channels,
  read: ReadFile,
): Promise<readonly string[]> {
  const wrong = await Promise.all(
    rootFiles(channels).map(async ({ from, as, change }) => {
      const [built, served] = await Promise.all([read(from), read(as)])
      if (!built)
        return !served || (await isLeftOver(channels, as, served, read))
          ? []
          : `${as} is not a file of any release. Somebody has added it: delete it at the root.`
      if (!served)
        return `${as} is missing at the root: run \`renew\` and upload the site.`
      const right = change ? encode(change(decode(built))) : built
      return (await hashOf(right)) === (await hashOf(served))
        ? []
        : `${as} is not the file that the last edit wrote. Somebody has changed it: run \`renew\` and upload the site.`
    }),
  )
  return wrong.flat()
}

/** Returns whether the root still has a file of another release, which was stable earlier and has more files. */
async function isLeftOver(
  channels: Channels,
  as: string,
  served: Uint8Array,
  read: ReadFile,
): Promise<boolean> {
  const hash = await hashOf(served)
  const versions = Object.keys(channels.releases)
  const lists = await Promise.all(
    versions.map((version) => readList(channels, version, read)),
  )
  return lists.some((list) => typeof list !== 'string' && list.get(as) === hash)
}

async function findInRelease(
  { channels, fault }: SiteChannels,
  version: string,
  read: ReadFile,
): Promise<readonly string[]> {
  const folder = `releases/${version}/`
  const contract = await read(`${folder}contract.json`)
  if (!contract)
    return [
      `${folder}contract.json is missing, so version ${version} cannot be loaded. Copy that release into the site, or add --from with the URL of the live site.`,
    ]
  if (channels.releases[version]?.contract !== (await hashOf(contract)))
    return [altered(`${folder}contract.json`)]
  // Without `releases.json`, nothing has the hash of the list.
  if (fault) return []
  const list = await readList(channels, version, read)
  if (typeof list === 'string') return [list]
  const tried = { ...channels, channels: { stable: version }, releases: {} }
  const files = new Set([
    ...rootFiles(tried).map(({ from }) => from.slice(folder.length)),
    // Scripts of the root import these, and browsers do not check imports.
    ...[...list.keys()].filter((file) => /^host\/[^/]+\.js$/.test(file)),
  ])
  const wrong = await Promise.all(
    [...files].map(async (file) =>
      compare(folder + file, await read(folder + file), list.get(file)),
    ),
  )
  return wrong.flat()
}

/** Returns the hashes of a release's files, or a sentence if the list is missing or altered. */
export async function readList(
  channels: Channels,
  version: string,
  read: ReadFile,
): Promise<ReadonlyMap<string, string> | string> {
  const file = `releases/${version}/${listName}`
  const hash = channels.releases[version]?.files
  if (!hash)
    return `releases.json has no hash of the files of ${version}, so nothing shows who wrote them. Build that version again and run \`npm run release\`.`
  const content = await read(file)
  if (!content) return `${file} is missing. Restore that release.`
  if ((await hashOf(content)) !== hash) return altered(file)
  return new Map(Object.entries(Object(parseJson(decode(content)))))
}

/** Returns a sentence if a file is missing or does not match its hash. */
export async function compare(
  file: string,
  content: Uint8Array | undefined,
  hash: string | undefined,
): Promise<readonly string[]> {
  if (!content) return hash ? [`${file} is missing. Restore that release.`] : []
  return hash === (await hashOf(content)) ? [] : [altered(file)]
}

function altered(file: string): string {
  return `${file} does not match its hash. Somebody has changed that release: restore the file from your own copy, or build that version again.`
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const encode = (text: string) => new TextEncoder().encode(text)

/** Returns a hash in the form of the attribute `integrity`, in Node and in browsers. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new Uint8Array(bytes))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
