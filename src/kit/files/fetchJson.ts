import { alteredError, fetchFile, readText } from '../../platform/readText'
import { fieldsOf } from '../../platform/shapes'
import { LoadFailure } from '../LoadFailure'
import { pageState } from '../pageState'

/**
 * Fetches a JSON file of a remote. If `start.js` has requested the file already, uses that response.
 * @param wrong creates the failure for a response that is not JSON or too large
 * @param limit maximum number of bytes. @default 64 KB
 * @returns the parsed and the unparsed response, and its URL after redirects
 * @throws LoadFailure 'unreachable', the failure of `wrong`, or the signal's reason
 */
export async function fetchJson(
  address: string,
  init: RequestInit,
  wrong: (what: string, cause?: unknown) => Error,
  limit?: number,
) {
  const altered = init.integrity ? 'cannot be reached, or was altered' : ''
  const failWith = (what: string) => (cause: unknown) => {
    // If the load has timed out, reject with the timeout, because other parts of the page may wait for this response.
    init.signal?.throwIfAborted()
    if (cause instanceof RangeError) throw wrong(cause.message)
    if (fieldsOf(cause)['name'] === alteredError) throw tampered(address, cause)
    throw unreachable(address, altered || what, cause)
  }
  const request =
    consumeEarlyResponse(address, init) ?? fetchFile(address, init)
  const response = await request.catch(failWith('cannot be reached'))
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await readText(response, init, limit).catch(
    failWith('broke off'),
  )
  const { url, headers } = response
  try {
    const answer: unknown = JSON.parse(text)
    return { answer, text, address: url, headers }
  } catch (cause) {
    throw wrong('is not JSON', cause)
  }
}

/** How long a response is kept for the kit, in milliseconds. Limited, because a rollback may replace the release. */
const freshMs = 20_000

/** Stores a response that `start.js` has requested, until the kit needs it. */
export function saveEarlyResponse(
  address: string,
  init: RequestInit,
  answer: Promise<Response>,
): void {
  const shared = pageState()
  shared.early ??= new Map()
  const { early } = shared
  const key = keyOf(address, init)
  early.set(key, answer)
  setTimeout(() => early.delete(key), freshMs)
}

/** Returns and removes the response of `start.js` for the same URL and the same required hash, if there is one. */
export function consumeEarlyResponse(
  address: string,
  init: RequestInit,
): Promise<Response> | undefined {
  const { early } = pageState()
  const key = keyOf(address, init)
  const answer = early?.get(key)
  early?.delete(key)
  return answer
}

function keyOf(address: string, { integrity = '' }: RequestInit): string {
  return address + integrity
}

/** Creates the failure for a file that could not be fetched. The message omits the URL's query, which retries add. */
export function unreachable(
  address: string,
  what: string,
  cause?: unknown,
): LoadFailure {
  return new LoadFailure(
    'unreachable',
    `${address.split('?')[0]} ${what}. Check the url, network and CORS headers.`,
    cause,
  )
}

/** Creates the failure for a file that does not match its hash. */
export function tampered(address: string, cause: unknown): LoadFailure {
  return new LoadFailure(
    'tampered',
    `${address.split('?')[0]} does not match its hash. It is damaged, somebody has altered it, or \`integrity\` is the hash of another release: use the url of its folder, such as /releases/1.0.0.`,
    cause,
  )
}

/** Parses a JSON text. Returns `undefined` for any other text, such as the HTML page that a server returns for every path. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Callers check the value, and report the first missing field.
    return undefined
  }
}
