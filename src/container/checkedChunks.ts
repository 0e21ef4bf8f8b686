// Every chunk must be the file that was built. The host kit hands over the hashes of what a first visit
// needs; those of all others lie in a file whose own hash stands in this entry.

/** What the bundler's own loader of chunks lets us change. */
declare const __webpack_require__: {
  e(id: string | number): Promise<unknown>
  /** Hash that a script must have; `ContractPlugin` has the loader ask for it. */
  hashOf?: (address: string) => string | undefined
}
declare let __webpack_get_script_filename__: (id: string | number) => string
declare let __webpack_nonce__: string
declare const __webpack_public_path__: string

type EntryScript = HTMLScriptElement & {
  readonly walletdockHashes?: Readonly<Record<string, string>>
}

// Read while the entry runs: later there is no current script.
const script = document.currentScript as EntryScript | null
// Under a policy that goes by nonces, what the entry asks for needs the entry's.
if (script?.nonce) __webpack_nonce__ = script.nonce
const hashes: Record<string, string> = { ...script?.walletdockHashes }
const failed = new Set<string>()
// `ContractPlugin` writes the file's name and hash here.
const [table = '', integrity = ''] = '__TABLE_OF_HASHES__'.split(' ')
let fetched: Promise<void> | undefined

// A browser joins a new request for a file that hangs to the old one. The host kit therefore asks for the entry
// again under another query, and what the entry asks for then carries that query too.
const query = script?.src.split('?')[1]
const nameOf = __webpack_get_script_filename__
if (query) __webpack_get_script_filename__ = (id) => `${nameOf(id)}?${query}`

__webpack_require__.hashOf = (address) =>
  hashes[address.slice(__webpack_public_path__.length).split('?')[0] ?? '']

const load = __webpack_require__.e
__webpack_require__.e = (id) => {
  const name = nameOf(id)
  // Some ids stand for libraries of the page only, and have no file.
  if (name.includes('undefined')) return load(id)
  if (name in hashes && !failed.has(name)) return load(id).catch(noting(name))
  // Into the browser's cache meanwhile, so that checking costs no round trip. The script tells what fails.
  const cached = fetchFile(name).catch(() => {})
  return fetchTable()
    .then(async () => {
      if (failed.has(name)) await cached
    })
    .then(() => load(id))
    .catch(noting(name))
}

function fetchTable(): Promise<void> {
  fetched ??= fetchFile(table, { integrity })
    .then((response) => response.json())
    .then((all) => void Object.assign(hashes, all))
    .catch((cause) => {
      // The next chunk asks again.
      fetched = undefined
      failed.add(table)
      const missing = new Error(`${table} could not be loaded.`, { cause })
      throw Object.assign(missing, { name: 'ChunkLoadError' })
    })
  return fetched
}

function fetchFile(name: string, options?: RequestInit): Promise<Response> {
  const address = __webpack_public_path__ + name + (query ? `?${query}` : '')
  return fetch(address, {
    signal: AbortSignal.timeout(15_000),
    // What failed may be damaged in the browser's own cache, for as long as it may be kept.
    cache: failed.has(name) ? 'reload' : 'default',
    ...options,
  })
}

function noting(name: string) {
  return (error: unknown): never => {
    failed.add(name)
    throw error
  }
}

export {}
