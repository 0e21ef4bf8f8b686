import { hostsPath } from '../../kit/channels/HostSettings'
import { parseJson } from '../../kit/files/fetchJson'
import {
  hostsLimit,
  jsonLimit,
  readText,
  releasesLimit,
} from '../../platform/readText'
import type { ReadFile } from './findAltered'
import {
  channelsPath,
  joinChannels,
  recordOf,
  releasesPath,
  type SiteChannels,
} from './siteChannels'

/**
 * Fetches the channels of a live site, bypassing all caches.
 * @param from URL of the live site
 * @throws Error if the site does not answer, or if a file is not valid
 */
export async function fetchChannels(from: string): Promise<SiteChannels> {
  const fetchNow = async (file: string) => {
    const content = await fetchFile(from, file, `?at=${Date.now()}`)
    return content && new TextDecoder().decode(content)
  }
  const channels = await fetchNow(channelsPath)
  if (!channels) throw new Error(`${from} has no channels.json. Check the URL.`)
  // A site without settings of hosts does not have their file.
  const { hosts } = recordOf(parseJson(channels))
  const files = await Promise.all(
    [...(hosts ? [hostsPath] : []), releasesPath].map(async (file) => {
      // The emergency edit must be possible with `channels.json` alone. `status` reports the other files.
      const text = await fetchNow(file).catch(() => undefined)
      return text ? [[file, text] as const] : []
    }),
  )
  return joinChannels(
    new Map([...files.flat(), [channelsPath, channels]]),
    from,
  )
}

/** How long one file of the live site may take, in milliseconds. */
const limitMs = 20_000

/**
 * Fetches a file of a live site. Returns `undefined` if the site does not have it.
 * @throws Error if the site does not answer, or if a JSON file is larger than pages accept
 */
async function fetchFile(
  from: string,
  file: string,
  search = '',
): Promise<Uint8Array | undefined> {
  const url = `${from.replace(/\/*$/, '/')}${file}`
  const response = await fetch(url + search, {
    cache: 'no-store',
    signal: AbortSignal.timeout(limitMs),
  }).catch((cause) => {
    throw new Error(
      `${url} cannot be reached within ${limitMs / 1000} s. Check the URL.`,
      { cause },
    )
  })
  if (response.status === 404) return
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  if (!file.endsWith('.json'))
    return new Uint8Array(await response.arrayBuffer())
  const text = await readText(response, {}, limitOf(file)).catch((cause) => {
    throw new Error(`${url} cannot be read: ${cause.message}.`, { cause })
  })
  return new TextEncoder().encode(text)
}

/** Returns a function that reads the files of a live site. It fetches each file once. */
export function liveReader(from: string): ReadFile {
  const fetched = new Map<string, ReturnType<ReadFile>>()
  return (file) => {
    const known = fetched.get(file) ?? fetchFile(from, file)
    fetched.set(file, known)
    return known
  }
}

/** Returns the limit of a JSON file, in bytes. Pages refuse a larger file. */
function limitOf(file: string): number {
  if (file === hostsPath) return hostsLimit
  return /^channels\.json$|contract\.json$/.test(file)
    ? jsonLimit
    : releasesLimit
}
