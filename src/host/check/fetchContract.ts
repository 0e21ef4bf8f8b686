import type { FetchedContract } from '../Contract'
import { fetchJson } from '../files/fetchJson'
import { LoadFailure } from '../LoadFailure'
import type { Place } from '../Place'
import { checkContract } from './checkContract'

/**
 * Fetches and checks the remote's contract.
 * @param again true for a retry after a failure
 * @throws LoadFailure 'unreachable' or 'invalid-contract'
 */
export async function fetchContract(
  { base, contract: integrity = '' }: Place,
  again: boolean,
  signal: AbortSignal,
): Promise<FetchedContract> {
  const named = `${base}contract.json`
  // Use a new URL for a retry, so that no cache and no service worker can return the file that failed before.
  const asked = again ? `${named}?retry=${Date.now()}` : named
  const wrong = (what: string, cause?: unknown) =>
    new LoadFailure(
      'invalid-contract',
      `${named} ${what}. Check the url.`,
      cause,
    )
  const how = { integrity, signal }
  const { answer, address, headers } = await fetchJson(asked, how, wrong)
  const contract = checkContract(answer)
  if (typeof contract === 'string') throw wrong(`has no valid "${contract}"`)

  // After a redirect, files are relative to the contract's final URL.
  const entry = new URL(contract.entry, address)
  if (entry.origin !== new URL(base).origin)
    throw wrong('leads to another origin')
  return { contract, entry, isCacheable: isCacheable(headers) }
}

/**
 * Returns whether browsers can cache the server's files. Does not check `ETag`, because pages of other origins cannot
 * read that header.
 */
function isCacheable(headers: Headers): boolean {
  const caching = headers.get('cache-control') || headers.get('last-modified')
  return Boolean(caching) && !caching?.includes('no-store')
}
