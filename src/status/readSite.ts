import type { Contract } from '../host/check/Contract'
import {
  checkChannels,
  checkReleases,
  checkSettings,
} from '../host/check/checkChannels'
import { checkContract } from '../host/check/checkContract'
import { parseSigned, splitSigned } from '../host/check/splitSigned'
import { verifySignature } from '../host/check/verifySignature'
import type { Channels } from '../host/find/Channels'
import {
  type HostSettings,
  isListed,
  settingsAddress,
  settingsPath,
} from '../host/find/HostSettings'

/** A key that has signed the channels, and whether its signature matches. */
export type Signer = { readonly key: string; readonly isValid: boolean }

/** A release of the site. */
export type SiteRelease = {
  readonly version: string
  /** URL of its folder, with a slash at the end. */
  readonly url: string
  /** `undefined` if its `contract.json` is missing or not valid. */
  readonly contract: Contract | undefined
  /** When its contract was written, as the server says. */
  readonly date: Date | undefined
  /** What a first visit downloads, in bytes as they were sent. */
  readonly bytes: number | undefined
}

/** What the page shows of a site. */
export type Site = {
  /** URL of the site's folder, with a slash at the end. */
  readonly root: string
  /** With all releases of the site. */
  readonly channels: Channels
  readonly signers: readonly Signer[]
  readonly releases: readonly SiteRelease[]
}

/**
 * Reads the site that this page is served from.
 * @param root URL of the site's folder, with a slash at the end
 * @throws Error that says what is wrong with `channels.json`
 */
export async function readSite(root: string): Promise<Site> {
  const response = await fetch(`${root}channels.json`, { cache: 'no-cache' })
  if (!response.ok)
    throw new Error(`channels.json answered ${response.status}.`)
  const text = await response.text()
  const file = splitSigned(text)
  const served = checkChannels(file ? parseSigned(file) : JSON.parse(text))
  if (typeof served === 'string')
    throw new Error(`channels.json has no valid "${served}".`)
  const channels = {
    ...served,
    releases: { ...(await readReleases(root)), ...served.releases },
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
  return { root, channels, signers, releases: releases.reverse() }
}

/** Returns all releases of a site. A site of 1.3 has no such file: its `channels.json` lists them. */
async function readReleases(root: string): Promise<Channels['releases']> {
  const answer = await readJson(`${root}releases.json`)
  const all = checkReleases(answer)
  return typeof all === 'string' ? {} : all.releases
}

/**
 * Returns what a site has set for a host, or `undefined` if it has set nothing.
 * @throws Error if the file is not valid, or if it cannot be read
 */
export async function readSettings(
  { root, channels }: Site,
  host: string,
): Promise<HostSettings | undefined> {
  if (!isListed(channels, host)) return
  const response = await fetch(settingsAddress(root, channels, host))
  if (response.status === 404) return
  const file = settingsPath(host)
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`)
  const settings = checkSettings(await response.json())
  if (typeof settings === 'string')
    throw new Error(`${file} has no valid "${settings}".`)
  if (settings.sequence < channels.sequence)
    throw new Error(
      `${file} is of edit ${settings.sequence}, and channels.json of edit ${channels.sequence}. Upload the folder hosts/.`,
    )
  return settings
}

/** Returns a JSON file; `undefined` if it is missing or not JSON. */
async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' })
  // The caller says what it shows instead.
  return response.ok ? response.json().catch(() => undefined) : undefined
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
  // The table shows the release as missing.
  const response = await fetch(`${url}contract.json`).catch(() => undefined)
  if (!response?.ok) return missing
  // The table shows what is not JSON as missing, too.
  const answer: unknown = await response.json().catch(() => undefined)
  const contract = checkContract(answer)
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
      // The table shows no size.
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
