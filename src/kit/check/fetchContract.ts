import { caretRange } from '../../platform/satisfies'
import type { Contract, FetchedContract } from '../Contract'
import { fetchJson } from '../files/fetchJson'
import {
  asShaped,
  isPath,
  isText,
  listOf,
  matches,
  optional,
  type Shape,
  tableOf,
} from '../files/shape'
import { LoadFailure } from '../LoadFailure'
import type { Place } from '../Place'

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
  const plainUrl = `${base}contract.json`
  // Use a new URL for a retry, so that no cache and no service worker can return the file that failed before.
  const contractUrl = again ? `${plainUrl}?retry=${Date.now()}` : plainUrl
  const wrong = (what: string, cause?: unknown) =>
    new LoadFailure(
      'invalid-contract',
      `${plainUrl} ${what}. Check the url.`,
      cause,
    )
  const init = { integrity, signal }
  const { answer, address, headers } = await fetchJson(contractUrl, init, wrong)
  const contract = checkContract(answer)
  if (typeof contract === 'string') throw wrong(`has no valid "${contract}"`)

  // After a redirect, files are relative to the contract's final URL.
  const entry = new URL(contract.entry, address)
  if (entry.origin !== new URL(base).origin)
    throw wrong('has an entry on another origin')
  // Does not consider `ETag`, because pages of other origins cannot read that header.
  const caching = headers.get('cache-control') || headers.get('last-modified')
  const isCacheable = Boolean(caching) && !caching?.includes('no-store')
  return { contract, entry, isCacheable }
}

/** Returns the contract in a parsed response, or the name of the first invalid field. */
export function checkContract(answer: unknown): Contract | string {
  return asShaped<Omit<Contract, 'federation'>>(answer, shape)
}

/** The fields that the kit reads. `siteEntry` checks `federation`. */
const shape: Shape<Omit<Contract, 'federation'>> = {
  name: (value) => value === 'walletdock',
  version: isText,
  contract: matches(/^\d+\.\d+\.\d+/),
  entry: isPath,
  global: matches(/^[\w$]+$/),
  requires: tableOf(matches(caretRange)),
  exposes: listOf(isText),
  origins: optional(tableOf(listOf(isText))),
  channels: optional(isPath),
  preload: optional(listOf(isPath)),
  integrity: optional(tableOf(isText)),
}
