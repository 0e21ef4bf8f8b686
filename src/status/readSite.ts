import type { Contract } from '../host/check/Contract'
import { checkChannels } from '../host/check/checkChannels'
import { checkContract } from '../host/check/checkContract'
import { parseSigned, splitSigned } from '../host/check/splitSigned'
import { verifySignature } from '../host/check/verifySignature'
import type { Channels } from '../host/find/Channels'

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
  const channels = checkChannels(file ? parseSigned(file) : JSON.parse(text))
  if (typeof channels === 'string')
    throw new Error(`channels.json has no valid "${channels}".`)
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
  return { channels, signers, releases: releases.reverse() }
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
