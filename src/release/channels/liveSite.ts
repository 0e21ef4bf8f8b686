import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hostsPath } from '../../kit/channels/HostSettings'
import {
  hostsLimit,
  jsonLimit,
  readText,
  releasesLimit,
} from '../../platform/readText'
import {
  channelsPath,
  joinChannels,
  releasesPath,
  type SiteChannels,
} from './channelFiles'

/** Reads a file of a site. Returns `undefined` if the site does not have it. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>

/**
 * Returns a function that reads the files of a site from its folder or, if they are missing there, from the live site.
 * @param folder the folder that is uploaded
 * @param from URL of the live site
 */
export function siteReader(folder: string, from?: string): ReadFile {
  const fetched = new Map<string, Promise<Buffer | undefined>>()
  return async (file) => {
    const local = path.join(folder, file)
    if (existsSync(local)) return readFileSync(local)
    if (from === undefined) return
    const known = fetched.get(file) ?? fetchFile(from, file)
    fetched.set(file, known)
    return known
  }
}

/**
 * Fetches the channels of a live site, bypassing all caches.
 * @param from URL of the live site
 * @throws Error if the site does not answer, or if a file is not valid
 */
export async function fetchChannels(from: string): Promise<SiteChannels> {
  const files = [hostsPath, releasesPath, channelsPath]
  const fetched = new Map<string, string>()
  await Promise.all(
    files.map(async (file) => {
      const content = await fetchFile(from, `${file}?at=${Date.now()}`)
      if (content) fetched.set(file, content.toString())
    }),
  )
  if (!fetched.has(channelsPath))
    throw new Error(`${from} has no channels.json. Check the URL.`)
  return joinChannels(fetched, from)
}

/** How long one file of the live site may take, in milliseconds. */
const limitMs = 20_000

async function fetchFile(from: string, file: string) {
  const url = `${from.replace(/\/*$/, '/')}${file}`
  const response = await fetch(url, {
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
  if (!path.extname(file.split('?')[0] ?? '').startsWith('.json'))
    return Buffer.from(await response.arrayBuffer())
  const text = await readText(response, {}, limitOf(file)).catch((cause) => {
    throw new Error(`${url} cannot be read: ${cause.message}.`, { cause })
  })
  return Buffer.from(text)
}

/** Returns the limit of a JSON file, in bytes. Pages refuse a larger file. */
function limitOf(file: string): number {
  if (file.startsWith(hostsPath)) return hostsLimit
  const isForPages = /^channels\.json|contract\.json$/.test(file)
  return isForPages ? jsonLimit : releasesLimit
}
