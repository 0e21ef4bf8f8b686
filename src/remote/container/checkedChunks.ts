// Makes the bundler's chunk loader verify every chunk, retry failed downloads, and prefetch. The host kit passes the
// hashes of the files that a first visit needs. A table contains the other hashes. The table's hash is in this entry.
import { fetchFile, readText } from '../../platform/readText'
import { entryScript } from './entryScript'
import { entryFolder, fetchWithFallbacks, isSlow } from './fetchWithFallbacks'
import {
  couldNotLoad,
  limitMs,
  needsLink,
  prefetchScript,
} from './prefetchScript'

/** The parts of the bundler's chunk loader that this file reads or replaces. */
declare const __webpack_require__: {
  e(id: string | number): Promise<unknown>
  /** Modules that have run, by id. A module that threw stores its error, and throws it again at each later import. */
  readonly c: Record<string, { readonly error?: unknown }>
  /** Returns the hash that a script must have. `ContractPlugin` adds the call to the bundler's loader. */
  hashOf?: (url: string) => string | undefined
  readonly f: {
    /** Loads the libraries of a chunk from the page or, if the page has no compatible copy, from our own chunks. */
    consumes(id: string | number, promises: Promise<unknown>[]): void
  }
  /** @see platform/prefetch/prefetch */
  prefetch?: (imports: () => unknown) => void
}
declare let __webpack_get_script_filename__: (id: string | number) => string
declare let __webpack_public_path__: string

/** Hashes by file name. */
type Table = Readonly<Record<string, string>>

const hashes: Record<string, string> = { ...entryScript?.walletdockHashes }
let table: Promise<unknown> | undefined
/** Files that need no prefetch: chunks that have run, and the files of a first visit, which the kit preloads. */
const arrived = new Set(Object.keys(hashes))
/** Prefetches by file name. */
const prefetches: Record<string, Promise<void>> = {}
/**
 * False if a script that is fetched in advance would be downloaded twice. Without a cache, only preload links avoid the
 * second download.
 */
const canPrefetch = needsLink || entryScript?.walletdockIsCacheable !== false
let isPrefetching = false
const loading: Record<string, Promise<unknown>> = {}

// Prefetches the chunks that `imports` imports. The imports reject, so callers must import again when they need them.
__webpack_require__.prefetch = (imports) => {
  // The files would not stay in a cache, so every file would be downloaded twice.
  if (needsLink || !canPrefetch) return
  // Run it in a separate task, because an import in this task would receive the rejection of a library that both need.
  setTimeout(() => {
    isPrefetching = true
    imports()
    isPrefetching = false
  })
}

/** Ids of chunks that have no file, because they stand for the page's libraries. `ContractPlugin` sets them. */
const fileless = '__CHUNKS_WITHOUT_FILE__'.split(' ')

let query = ''
const nameOf = __webpack_get_script_filename__
__webpack_get_script_filename__ = (id) => nameOf(id) + query

__webpack_require__.hashOf = (url) =>
  hashes[url.slice(__webpack_public_path__.length).split('?')[0] ?? '']

const load = __webpack_require__.e
__webpack_require__.e = (id) => {
  forgetFailed()
  if (fileless.includes(String(id))) return load(id)
  const name = nameOf(id)
  if (isPrefetching && !arrived.has(name)) {
    // Ignore failures here, because the chunk is fetched again, and errors are reported, when it is needed.
    loadHash(name).catch(() => {})
    prefetches[name] ??= prefetchScript(entryFolder + name, 'low')
    prefetches[name].catch(() => delete prefetches[name])
    const libraries: Promise<unknown>[] = []
    __webpack_require__.f.consumes(id, libraries)
    // Ignore failures of libraries for the same reason.
    for (const library of libraries) library.catch(() => {})
    return Promise.reject()
  }
  // Several imports may need a chunk at once. Each would fetch it, and without a cache, each would download it.
  loading[name] ??= loadChunk(id, name).finally(() => delete loading[name])
  return loading[name]
}

function loadChunk(id: string | number, name: string): Promise<unknown> {
  // Start the download before the hash is known, so that verifying adds no round trip. If the entry's folder has timed
  // out before, another folder comes first.
  let ahead = isSlow(entryFolder)
    ? undefined
    : (prefetches[name] ??
      (name in hashes ? undefined : fetchScript(entryFolder + name)))
  const loadFrom = async (folder: string, search: string) => {
    if (!arrived.has(name)) await (ahead ?? fetchScript(folder + name + search))
    ahead = undefined
    const [outerFolder, outerQuery] = [__webpack_public_path__, query]
    // The bundler's loader reads both variables before it returns. Restore them at once, because other chunks may load
    // from another folder meanwhile.
    __webpack_public_path__ = folder
    query = search
    const script = load(id)
    __webpack_public_path__ = outerFolder
    query = outerQuery
    await script
    arrived.add(name)
  }
  // If the hash cannot be loaded, nothing awaits this promise. Avoid an unhandled rejection.
  ahead?.catch(() => {})
  return loadHash(name).then(() => fetchWithFallbacks(name, loadFrom))
}

/** Fetches a script before its element does, unless the browser would then download it twice. */
async function fetchScript(address: string) {
  if (canPrefetch) await prefetchScript(address)
}

/**
 * Removes modules that threw, for example because a library failed to load, so that the next import runs them again.
 */
function forgetFailed() {
  const { c: modules } = __webpack_require__
  for (const [id, { error }] of Object.entries(modules))
    if (error !== undefined) delete modules[id]
}

/**
 * Loads the table of hashes if a file's hash is not known. A file without a hash must not run.
 * @throws an error named `ChunkLoadError`
 */
async function loadHash(name: string) {
  if (name in hashes) return
  table ??= fetchTable()
  await table
  if (!(name in hashes)) throw chunkLoadError(name)
}

async function fetchTable() {
  // `ContractPlugin` writes the table's name and hash here.
  const [file = '', integrity = ''] = '__TABLE_OF_HASHES__'.split(' ')
  try {
    await fetchWithFallbacks(file, async (folder, search) => {
      const init = { integrity, signal: AbortSignal.timeout(limitMs) }
      const response = await fetchFile(folder + file + search, init)
      const all: Table = JSON.parse(await readText(response, init))
      Object.assign(hashes, all)
    })
  } catch (cause) {
    // The next chunk loads the table again.
    table = undefined
    throw chunkLoadError(file, cause)
  }
}

function chunkLoadError(file: string, cause?: unknown): Error {
  const missing = new Error(couldNotLoad(file), { cause })
  return Object.assign(missing, { name: 'ChunkLoadError' })
}
