import { fetchFile, readText } from '../../platform/readText'
import { LoadFailure } from '../LoadFailure'
import { pageState } from '../pageState'

/** A response, and its URL after redirects. */
type JsonResponse = {
  readonly answer: unknown
  /** The unparsed text of the response. */
  readonly text: string
  readonly address: string
  readonly headers: Headers
}

/**
 * Fetches a JSON file of a remote.
 * @param wrong creates the failure for a response that is not JSON or too large
 * @param limit maximum number of bytes. @default 64 KB
 * @throws LoadFailure 'unreachable', the failure of `wrong`, or the signal's reason
 */
export async function fetchJson(
  address: string,
  init: RequestInit,
  wrong: (what: string, cause?: unknown) => Error,
  limit?: number,
): Promise<JsonResponse> {
  const response = await request(address, init)
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await textOf(response, address, init, wrong, limit)
  const { url, headers } = response
  return { answer: parse(text, wrong), text, address: url, headers }
}

/**
 * Fetches a file of a remote. If `start.js` has requested the file already, uses that response.
 * @throws LoadFailure 'unreachable', or the signal's reason
 */
async function request(address: string, init: RequestInit): Promise<Response> {
  const response =
    consumeEarlyResponse(address, init) ?? fetchFile(address, init)
  return response.catch((cause) => {
    // If the load has timed out, reject with the timeout, because other parts of the page may wait for this response.
    init.signal?.throwIfAborted()
    const what = init.integrity ? ', or was altered' : ''
    throw unreachable(address, `cannot be reached${what}`, cause)
  })
}

/**
 * Reads the text of a response.
 * @param wrong creates the failure for a response that is too large
 * @throws LoadFailure 'unreachable' if the response breaks off, the failure of `wrong`, or the signal's reason
 */
async function textOf(
  response: Response,
  address: string,
  init: RequestInit,
  wrong: (what: string, cause?: unknown) => Error,
  limit?: number,
): Promise<string> {
  return readText(response, init, limit).catch((cause) => {
    init.signal?.throwIfAborted()
    if (cause instanceof RangeError) throw wrong(cause.message)
    const what = init.integrity
      ? 'cannot be reached, or was altered'
      : 'broke off'
    throw unreachable(address, what, cause)
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

/**
 * Parses a JSON text. Returns `undefined` if the text is not JSON, for example because the server returns an HTML page
 * for every path.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Callers check the value, and report the first missing field.
    return undefined
  }
}
