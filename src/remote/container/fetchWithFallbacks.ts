// Fetches files with fallbacks, because a file may be damaged in a cache, outdated in a service worker, or deleted from
// the server while its page is open.

import { fieldsOf } from '../../platform/shapes'
import { entryScript } from './entryScript'

declare const __webpack_public_path__: string

/** URL of the folder that the entry was loaded from. */
export const entryFolder = __webpack_public_path__

// If an entry has failed, the host kit loads it again with a query. The entry's files then use the same query.
const search = entryScript?.src.match(/\?.*/)?.[0] ?? ''
const failed = new Set<string>()
/** Folders with a file that did not arrive in time. Later calls try all other folders first. */
const slow = new Set<string>()

/** Deployment configuration of hosts, from the channels. */
export const deployedConfig = entryScript?.walletdockConfig

/** Folders on other origins that have the same release. */
export const mirrors: readonly string[] = mirrorsOf(
  (entryScript?.walletdockFolders ?? []).map(
    (url) => new URL(url.replace(/\/*$/, '/'), document.baseURI).href,
  ),
)

function mirrorsOf(folders: readonly string[]) {
  const entryOrigin = folders.find((folder) => entryFolder.startsWith(folder))
  return entryOrigin
    ? folders
        .filter((folder) => folder !== entryOrigin)
        .map((folder) => folder + entryFolder.slice(entryOrigin.length))
    : []
}

/**
 * Fetches a file from the entry's folder, then with a new URL that no cache and no service worker has, and then from
 * the other origins. A request that hangs ends the attempt, so that visitors do not wait for a second request. The next
 * call starts with the folders that did not hang, and uses a new URL.
 * @throws the error of the last request
 */
export async function fetchWithFallbacks<Result>(
  name: string,
  fetchFrom: (folder: string, search: string) => Promise<Result>,
): Promise<Result> {
  const fresh = [entryFolder, `?retry=${Date.now()}`] as const
  const ownUrls = failed.has(name)
    ? [fresh]
    : [[entryFolder, search] as const, fresh]
  const ways = [...ownUrls, ...mirrors.map((it) => [it, ''] as const)]
  let problem: unknown
  for (const way of ways.sort(([a], [b]) => +isSlow(a) - +isSlow(b)))
    try {
      return await fetchFrom(...way)
    } catch (thrown) {
      failed.add(name)
      problem = thrown
      if (!isLate(thrown)) continue
      slow.add(way[0])
      break
    }
  throw problem
}

/** Returns whether a file of this folder did not arrive in time. */
export function isSlow(folder: string): boolean {
  return slow.has(folder)
}

/** Returns whether an error is a timeout. The bundler's loader sets the error's type, and `fetch` sets its name. */
function isLate(thrown: unknown): boolean {
  const { type, name } = fieldsOf(thrown)
  return type === 'timeout' || name === 'TimeoutError'
}
