import { takeEarly } from './early'
import { unreachable } from './unreachable'

/** An answer and the address that gave it, redirects followed. */
export type Fetched = {
  readonly answer: unknown
  /** The answer before it was parsed. */
  readonly text: string
  readonly address: string
  readonly headers: Headers
}

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
  const response = await request(address, how)
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await textOf(response, address, how)
  const { url, headers } = response
  return { answer: parse(text, wrong), text, address: url, headers }
}

/**
 * Asks for a file of a remote, unless `start.js` has asked already.
 * @throws LoadFailure 'unreachable', or the signal's reason
 */
export async function request(
  address: string,
  how: RequestInit,
): Promise<Response> {
  const asked = takeEarly(address, how) ?? fetch(address, how)
  return asked.catch((cause) => {
    // Everyone that waits for this answer must learn of the timeout.
    how.signal?.throwIfAborted()
    const what = how.integrity ? ', or was altered' : ''
    throw unreachable(address, `cannot be reached${what}`, cause)
  })
}

/** @throws LoadFailure 'unreachable' if the answer broke off, or the signal's reason */
export async function textOf(
  response: Response,
  address: string,
  how: RequestInit,
): Promise<string> {
  return response.text().catch((cause) => {
    how.signal?.throwIfAborted()
    throw unreachable(address, 'broke off', cause)
  })
}

function parse(
  text: string,
  wrong: (what: string, cause?: unknown) => Error,
): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw wrong('is not JSON', cause)
  }
}
