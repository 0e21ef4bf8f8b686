import { fetchJson } from '../find/fetchJson'
import type { Place } from '../find/Place'
import { LoadFailure } from '../LoadFailure'
import type { FetchedContract } from './Contract'
import { checkContract } from './checkContract'

/**
 * Fetches and checks what the remote says of itself.
 * @throws LoadFailure 'unreachable' or 'invalid-contract'
 */
export async function fetchContract(
  { base, contract: integrity = '' }: Place,
  again: boolean,
  signal: AbortSignal,
): Promise<FetchedContract> {
  const named = `${base}contract.json`
  // A retry must not be answered with what failed before, by a cache or a service worker.
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

  // After a redirect, files are relative to where the contract was found.
  const entry = new URL(contract.entry, address)
  if (entry.origin !== new URL(base).origin)
    throw wrong('leads to another origin')
  return { contract, entry, isCacheable: isCacheable(headers) }
}

/** True unless browsers keep nothing of this server. An `ETag` alone is hidden from pages of other origins. */
function isCacheable(headers: Headers): boolean {
  const caching = headers.get('cache-control') || headers.get('last-modified')
  return Boolean(caching) && !caching?.includes('no-store')
}
