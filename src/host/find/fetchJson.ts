import { takeEarly } from './early'
import { unreachable } from './unreachable'

/** A parsed answer and the address that gave it, redirects followed. */
export type Fetched = { readonly answer: unknown; readonly address: string }

/**
 * Fetches a JSON file of a remote.
 * @param wrong makes the failure for an answer that is no JSON
 * @throws LoadFailure 'unreachable', what `wrong` makes, or the signal's reason
 */
export async function fetchJson(
  address: string,
  how: RequestInit,
  wrong: (what: string, cause?: unknown) => Error,
): Promise<Fetched> {
  const asked = takeEarly(address, how) ?? fetch(address, how)
  const response = await asked.catch((cause) => {
    // Everyone that waits for this answer must learn of the timeout.
    how.signal?.throwIfAborted()
    const what = how.integrity ? ', or was altered' : ''
    throw unreachable(address, `cannot be reached${what}`, cause)
  })
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const answer: unknown = await response.json().catch((cause) => {
    how.signal?.throwIfAborted()
    throw wrong('is not JSON', cause)
  })
  return { answer, address: response.url }
}
