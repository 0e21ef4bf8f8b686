import type { Contract } from './Contract'
import { checkContract } from './checkContract'
import { LoadFailure } from './LoadFailure'
import { unreachable } from './unreachable'

/** A contract and where it really came from. */
export type FetchedContract = {
  readonly contract: Contract
  /** Address of the entry, on the same origin as the remote's. */
  readonly entry: URL
}

/**
 * Fetches and checks what the remote says of itself.
 * @throws LoadFailure 'unreachable' or 'invalid-contract'
 */
export async function fetchContract(
  base: string,
  again: boolean,
  signal: AbortSignal,
): Promise<FetchedContract> {
  const address = `${base}contract.json`
  const wrong = (what: string, cause?: unknown) =>
    new LoadFailure(
      'invalid-contract',
      `${address} ${what}. Check that the url is a Walletdock remote's.`,
      cause,
    )

  // A retry must not be answered with what failed before.
  const cache = again ? 'reload' : 'default'
  const response = await fetch(address, { cache, signal }).catch((cause) => {
    throw unreachable(address, 'cannot be reached', cause)
  })
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const answer: unknown = await response.json().catch((cause) => {
    throw wrong('is not JSON', cause)
  })
  const contract = checkContract(answer)
  if (typeof contract === 'string') throw wrong(`has no valid "${contract}"`)

  // After a redirect, files are relative to where the contract was found.
  const entry = new URL(contract.entry, response.url)
  if (entry.origin !== new URL(base).origin)
    throw wrong('leads to another origin')
  return { contract, entry }
}
