import type { Channels } from '../../kit/Channels'
import { checkContract } from '../../kit/check/fetchContract'
import { parseJson } from '../../kit/files/fetchJson'
import { readText } from '../../platform/readText'

/** A release of the site. */
export type SiteRelease = {
  readonly version: string
  /** URL of its folder, with a slash at the end. */
  readonly url: string
  /** False if its `contract.json` is missing or not valid. */
  readonly isThere: boolean
  /** Time of the last change of its contract, from the server's header. */
  readonly date?: Date | undefined
  /** Compressed size of the files of a first visit, in bytes. */
  readonly bytes?: number | undefined
}

/** Returns the releases of a site, the newest first. */
export async function readReleases(
  root: string,
  { releases }: Channels,
): Promise<readonly SiteRelease[]> {
  const versions = Object.keys(releases).reverse()
  return Promise.all(versions.map((version) => readRelease(root, version)))
}

async function readRelease(
  root: string,
  version: string,
): Promise<SiteRelease> {
  const url = `${root}releases/${version}/`
  // If the contract is missing, too large or not JSON, the table shows the files as missing.
  const response = await fetch(`${url}contract.json`).catch(() => undefined)
  const text = response?.ok ? await readText(response).catch(() => '') : ''
  const contract = checkContract(parseJson(text))
  if (typeof contract === 'string') return { version, url, isThere: false }
  const changed = response?.headers.get('last-modified')
  const date = changed ? new Date(changed) : undefined
  const { entry, preload = [] } = contract
  const files = ['contract.json', entry, ...preload]
  const sizes = await Promise.all(files.map((file) => sizeOf(url + file)))
  // If a size is missing, the sum is not a number.
  const sum = sizes.reduce<number>((all, size) => all + (size ?? NaN), 0)
  const bytes = Number.isNaN(sum) ? undefined : sum
  return { version, url, isThere: true, date, bytes }
}

/** Returns the size of a file as the server sends it, or `undefined` if it is missing. */
async function sizeOf(url: string): Promise<number | undefined> {
  // If the request fails, the table shows no size.
  const response = await fetch(url).catch(() => undefined)
  if (!response?.ok) return
  await response.arrayBuffer()
  const [entry] = performance.getEntriesByName(response.url)
  return entry instanceof PerformanceResourceTiming
    ? entry.encodedBodySize
    : undefined
}
