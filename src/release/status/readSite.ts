import { withGuide } from '../../errors/withGuide'
import type { Channels } from '../../kit/Channels'
import type { Contract } from '../../kit/Contract'
import {
  checkChannels,
  checkHosts,
  checkReleases,
} from '../../kit/channels/checkChannels'
import {
  hostsAddress,
  hostsEdit,
  hostsPath,
  joinSettings,
} from '../../kit/channels/HostSettings'
import { parseSigned, splitSigned } from '../../kit/channels/splitSigned'
import { verifySignature } from '../../kit/channels/verifySignature'
import { checkContract } from '../../kit/check/fetchContract'
import { parseJson } from '../../kit/files/fetchJson'
import { hostsLimit, readText, releasesLimit } from '../../platform/readText'

/** A key that has signed the channels, and whether its signature matches. */
export type Signer = { readonly key: string; readonly isValid: boolean }

/** A release of the site. */
export type SiteRelease = {
  readonly version: string
  /** URL of its folder, with a slash at the end. */
  readonly url: string
  /** `undefined` if its `contract.json` is missing or not valid. */
  readonly contract: Contract | undefined
  /** Time of the last change of its contract, from the server's header. */
  readonly date: Date | undefined
  /** Compressed size of the files of a first visit, in bytes. */
  readonly bytes: number | undefined
}

/** The state of a site that the status page shows. */
export type Site = {
  /** URL of the site's folder, with a slash at the end. */
  readonly root: string
  /** The channels, with all releases and the settings of hosts. */
  readonly channels: Channels
  /** What is wrong with `hosts.json`, as a sentence. */
  readonly hostsProblem: string | undefined
  readonly signers: readonly Signer[]
  readonly releases: readonly SiteRelease[]
}

/**
 * Reads the site that this page is served from.
 * @param root URL of the site's folder, with a slash at the end
 * @throws Error if `channels.json` cannot be read or is not valid
 */
export async function readSite(root: string): Promise<Site> {
  const response = await fetch(`${root}channels.json`, { cache: 'no-cache' })
  if (response.status === 404)
    throw new Error(
      withGuide(
        'This page shows who gets which release of a site, but there is no channels.json here. Open it at the root that npm run release has written.',
        'the-start-script-and-the-status-page',
      ),
    )
  if (!response.ok)
    throw new Error(
      withGuide(
        `channels.json answered ${response.status}.`,
        'the-start-script-and-the-status-page',
      ),
    )
  const text = await readFile(response, 'channels.json')
  const file = splitSigned(text)
  const served = checkChannels(file ? parseSigned(file) : parseJson(text))
  if (typeof served === 'string')
    throw new Error(
      withGuide(
        `channels.json has no valid "${served}".`,
        'the-start-script-and-the-status-page',
      ),
    )
  let hostsProblem: string | undefined
  const joined = await withHosts(root, served).catch((error) => {
    hostsProblem = String(error.message)
    return served
  })
  const channels = {
    ...joined,
    releases: { ...(await readReleases(root)), ...joined.releases },
  }
  const signers = await Promise.all(
    Object.entries(file?.signatures ?? {}).map(async ([key, signature]) => ({
      key,
      // A malformed signature or key does not match.
      isValid: await verifySignature(file?.signed ?? '', signature, key).catch(
        () => false,
      ),
    })),
  )
  const releases = await Promise.all(
    Object.keys(channels.releases).map((version) => readRelease(root, version)),
  )
  return {
    root,
    channels,
    hostsProblem,
    signers,
    releases: releases.reverse(),
  }
}

/** Returns the releases in `releases.json`. Without a valid file, the page lists only those of `channels.json`. */
async function readReleases(root: string): Promise<Channels['releases']> {
  const response = await fetch(`${root}releases.json`, { cache: 'no-cache' })
  const text = response.ok
    ? await readFile(response, 'releases.json', releasesLimit)
    : ''
  const all = checkReleases(parseJson(text))
  return typeof all === 'string' ? {} : all.releases
}

/**
 * Adds the settings of hosts to the channels.
 * @throws Error if `hosts.json` cannot be read, or is not valid
 */
async function withHosts(root: string, channels: Channels): Promise<Channels> {
  if (!channels.hosts) return channels
  const wrong = (what: string) =>
    new Error(
      withGuide(
        `${hostsPath} ${what}.`,
        'the-start-script-and-the-status-page',
      ),
    )
  const response = await fetch(hostsAddress(root, channels))
  if (!response.ok) throw wrong(`answered ${response.status}`)
  const hosts = checkHosts(
    parseJson(await readFile(response, hostsPath, hostsLimit)),
  )
  if (typeof hosts === 'string') throw wrong(`has no valid "${hosts}"`)
  const sinceEdit = hostsEdit(channels)
  if (hosts.sequence < sinceEdit)
    throw wrong(
      `is from edit ${hosts.sequence}, but edit ${sinceEdit} changed settings of hosts. Upload it`,
    )
  return joinSettings(channels, hosts)
}

/** Reads a JSON file as text. @throws Error if it is too large */
async function readFile(response: Response, file: string, limit?: number) {
  return readText(response, {}, limit).catch((cause) => {
    throw new Error(
      withGuide(
        `${file} cannot be read: ${cause.message}.`,
        'the-start-script-and-the-status-page',
      ),
      { cause },
    )
  })
}

async function readRelease(
  root: string,
  version: string,
): Promise<SiteRelease> {
  const url = `${root}releases/${version}/`
  const missing = {
    version,
    url,
    contract: undefined,
    date: undefined,
    bytes: undefined,
  }
  // If the request fails, the table shows the files as missing.
  const response = await fetch(`${url}contract.json`).catch(() => undefined)
  if (!response?.ok) return missing
  // If the contract is too large or not JSON, the table also shows the files as missing.
  const text = await readText(response).catch(() => '')
  const contract = checkContract(parseJson(text))
  if (typeof contract === 'string') return missing
  const changed = response.headers.get('last-modified')
  return {
    version,
    url,
    contract,
    date: changed ? new Date(changed) : undefined,
    bytes: await bytesOf(url, [
      'contract.json',
      contract.entry,
      ...(contract.preload ?? []),
    ]),
  }
}

/** Returns the size of files as the server sends them, or `undefined` if one is missing. */
async function bytesOf(
  url: string,
  files: readonly string[],
): Promise<number | undefined> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      // If the request fails, the table shows no size.
      const response = await fetch(url + file).catch(() => undefined)
      if (!response?.ok) return undefined
      await response.arrayBuffer()
      const [entry] = performance.getEntriesByName(response.url)
      return entry instanceof PerformanceResourceTiming
        ? entry.encodedBodySize
        : undefined
    }),
  )
  return sizes.reduce<number | undefined>(
    (sum, size) =>
      sum === undefined || size === undefined ? undefined : sum + size,
    0,
  )
}
