// Every chunk must be the file that was built. The host kit hands over the hashes of what a first visit
// needs; the hashes of all others are in a file whose own hash is in this entry.
import { anyWay, home, isSlow } from './anyWay'
import { fetchAhead, limitMs, needsLink } from './fetchAhead'

/** What the bundler's own loader of chunks lets us change. */
declare const __webpack_require__: {
  e(id: string | number): Promise<unknown>
  /** Modules that have run, by id. One that threw keeps what it threw, and throws it ever after. */
  readonly c: Record<string, { readonly error?: unknown }>
  /** Returns the hash that a script must have. `ContractPlugin` has the bundler's loader call it. */
  hashOf?: (url: string) => string | undefined
  readonly f: {
    /** Asks for the libraries that a chunk takes from the page or, where it has none that fits, from chunks of ours. */
    consumes(id: string | number, asked: Promise<unknown>[]): void
  }
  /** @see platform/fetchOnly */
  only?: (imports: () => unknown) => void
}
declare let __webpack_get_script_filename__: (id: string | number) => string
declare let __webpack_nonce__: string
declare let __webpack_public_path__: string

/** Hashes by file, and the next table. */
type Table = Record<string, string>

type EntryScript = HTMLScriptElement & {
  readonly walletdockHashes?: Readonly<Record<string, string>>
  /** False if browsers keep nothing of the server that this script is from. */
  readonly walletdockIsCacheable?: boolean
}

// Read while the entry runs: later there is no current script.
const script = document.currentScript as EntryScript | null
// Under a policy with nonces, scripts that the entry loads need the entry's nonce.
if (script?.nonce) __webpack_nonce__ = script.nonce
const hashes: Table = { ...script?.walletdockHashes }
const tables: Record<string, Promise<Table>> = {}
/** What has run, and what a first visit needs: the page has asked for that already. */
const arrived = new Set(Object.keys(hashes))
/** What was fetched before it is to run. */
const early: Record<string, Promise<void>> = {}
/** Without a cache, only a link hands over what it has fetched: a script would come twice. */
const canFetchAhead = needsLink || script?.walletdockIsCacheable !== false
let isOnly = false

// Each import fails at once: whoever keeps what it has imported asks again when it needs it.
__webpack_require__.only = (imports) => {
  // Nothing would wait there, and all be fetched twice.
  if (needsLink || !canFetchAhead) return
  isOnly = true
  imports()
  isOnly = false
}

/** Ids of chunks that stand for libraries of the page, and have no file. `ContractPlugin` writes them here. */
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
  if (isOnly && !arrived.has(name)) {
    // What fails is asked for again when it is needed, and told then.
    learnHash(name).catch(() => {})
    early[name] ??= fetchAhead(home + name, 'low')
    early[name].catch(() => delete early[name])
    const libraries: Promise<unknown>[] = []
    __webpack_require__.f.consumes(id, libraries)
    // So is what fails of these.
    for (const library of libraries) library.catch(() => {})
    return Promise.reject()
  }
  // Meanwhile, so that checking costs no round trip. If this folder hangs, another one is asked first.
  let ahead = isSlow(home)
    ? undefined
    : (early[name] ?? (name in hashes ? undefined : fetchScript(home + name)))
  const loadFrom = async (folder: string, search: string) => {
    if (!arrived.has(name)) await (ahead ?? fetchScript(folder + name + search))
    ahead = undefined
    const [outerFolder, outerQuery] = [__webpack_public_path__, query]
    // The bundler's loader reads them at once; a part that it asks for meanwhile sets its own.
    __webpack_public_path__ = folder
    query = search
    const loading = load(id)
    __webpack_public_path__ = outerFolder
    query = outerQuery
    await loading
    arrived.add(name)
  }
  // Without the hash nobody waits for it.
  ahead?.catch(() => {})
  return learnHash(name).then(() => anyWay(name, loadFrom))
}

/** Fetches a script before its element does, unless it would then come twice. */
async function fetchScript(address: string) {
  if (canFetchAhead) await fetchAhead(address)
}

/** A module that threw, for instance because its library failed to load, runs again when it is required again. */
function forgetFailed() {
  const { c: modules } = __webpack_require__
  for (const [id, { error }] of Object.entries(modules))
    if (error !== undefined) delete modules[id]
}

async function learnHash(name: string) {
  // `ContractPlugin` writes the first table's name and hash here.
  let next: string | undefined = '__TABLE_OF_HASHES__'
  // What fewer visitors need has a table of its own, which the one before it names.
  while (!(name in hashes) && next) next = (await fetchTable(next))['more']
}

function fetchTable(line: string): Promise<Table> {
  const [table = '', integrity = ''] = line.split(' ')
  tables[line] ??= anyWay(table, (folder, search) =>
    fetchFile(folder + table + search, { integrity }).then((response) =>
      response.json(),
    ),
  )
    .then((all: Table) => Object.assign(hashes, all))
    .catch((cause) => {
      // The next chunk asks again.
      delete tables[line]
      const missing = new Error(`${table} could not be loaded.`, { cause })
      throw Object.assign(missing, { name: 'ChunkLoadError' })
    })
  return tables[line]
}

function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(limitMs), ...options })
}
