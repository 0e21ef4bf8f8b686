// Every chunk must be the file that was built. The host kit hands over the hashes of what a first visit
// needs; those of all others lie in a file whose own hash stands in this entry.
export default function checkedChunks() {
  const { walletdockHashes, src = '', nonce } = document.currentScript ?? {}
  // Under a policy that goes by nonces, what the entry asks for needs the entry's.
  if (nonce) __webpack_nonce__ = nonce
  const hashes = { ...walletdockHashes }
  // A retry has a query of its own: see `retryQuery.js`.
  const query = src.split('?')[1]
  const nameOf = __webpack_get_script_filename__
  const load = __webpack_require__.e
  // `ContractPlugin` writes the file's name and hash here.
  const [table, integrity] = '__TABLE_OF_HASHES__'.split(' ')
  const failed = new Set()
  let fetched

  __webpack_require__.hashOf = (address) =>
    hashes[address.slice(__webpack_public_path__.length).split('?')[0]]

  __webpack_require__.e = (id) => {
    const name = nameOf(id)
    // Some ids stand for libraries of the page only, and have no file.
    if (name.includes('undefined')) return load(id)
    if (name in hashes && !failed.has(name)) return load(id).catch(noting(name))
    // Into the browser's cache meanwhile, so that checking costs no round trip.
    const cached = get(name).catch(() => {})
    return fetchTable()
      .then(() => failed.has(name) && cached)
      .then(() => load(id))
      .catch(noting(name))
  }

  function fetchTable() {
    fetched ??= get(table, { integrity })
      .then((response) => response.json())
      .then((all) => void Object.assign(hashes, all))
      .catch(noting(table))
    // The next chunk asks again.
    fetched.catch(() => (fetched = undefined))
    return fetched
  }

  function get(name, options) {
    const address = __webpack_public_path__ + name + (query ? `?${query}` : '')
    return fetch(address, {
      signal: AbortSignal.timeout(15_000),
      // What failed may be damaged in the browser's own cache, for as long as it may be kept.
      cache: failed.has(name) ? 'reload' : 'default',
      ...options,
    })
  }

  function noting(name) {
    return (error) => {
      failed.add(name)
      throw error
    }
  }
  return { name: 'checked-chunks' }
}
