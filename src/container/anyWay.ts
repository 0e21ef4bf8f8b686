// A file may be damaged in a cache, old in a service worker, or gone from the server while its page stayed open.

declare const __webpack_public_path__: string

type EntryScript = HTMLScriptElement & {
  /** Folders in which the page may find the remote, as it wrote them. */
  readonly walletdockFolders?: readonly string[]
  /** What the channels say of how hosts are set up. */
  readonly walletdockConfig?: unknown
}

/** Where the entry came from. */
export const home = __webpack_public_path__

// Read while the entry runs: later there is no current script.
const script = document.currentScript as EntryScript | null
// The host kit asks for an entry that failed under another query: what it asks for then carries that query too.
const search = script?.src.match(/\?.*/)?.[0] ?? ''
const failed = new Set<string>()
/** Folders with a file that did not arrive in time. All other folders come first after that. */
const slow = new Set<string>()

/** What the channels say of how hosts are set up. */
export const said = script?.walletdockConfig

/** The folders of other origins that have the same release. */
export const mirrors: readonly string[] = mirrorsOf(
  (script?.walletdockFolders ?? []).map(
    (url) => new URL(url.replace(/\/*$/, '/'), document.baseURI).href,
  ),
)

function mirrorsOf(folders: readonly string[]) {
  const own = folders.find((folder) => home.startsWith(folder))
  return own
    ? folders
        .filter((folder) => folder !== own)
        .map((folder) => folder + home.slice(own.length))
    : []
}

/**
 * Fetches a file: from here; from here again under a new URL, which no cache and no service worker has; then from the other
 * origins. A folder that hangs ends the attempt, because visitors wait for no second one. The next attempt begins with the
 * folders that answer, and uses a new URL.
 * @throws what the last request threw
 */
export async function anyWay<Result>(
  name: string,
  ask: (folder: string, search: string) => Promise<Result>,
): Promise<Result> {
  const fresh = [home, `?retry=${Date.now()}`] as const
  const here = failed.has(name) ? [fresh] : [[home, search] as const, fresh]
  const ways = [...here, ...mirrors.map((it) => [it, ''] as const)]
  let problem: unknown
  for (const way of ways.sort(([a], [b]) => +isSlow(a) - +isSlow(b)))
    try {
      return await ask(...way)
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

/** The bundler's loader says it by its error's type, `fetch` by its name. */
function isLate(thrown: unknown): boolean {
  const { type, name } = Object(thrown)
  return type === 'timeout' || name === 'TimeoutError'
}
