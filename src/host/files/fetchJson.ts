import { takeEarlyResponse } from './earlyResponses'
import { unreachable } from './unreachable'

/** A response, and its URL after redirects. */
export type JsonResponse = {
  readonly answer: unknown
  /** The unparsed text of the response. */
  readonly text: string
  readonly address: string
  readonly headers: Headers
}

/**
 * Fetches a JSON file of a remote.
 * @param wrong creates the failure for a response that is not JSON
 * @throws LoadFailure 'unreachable', the failure of `wrong`, or the signal's reason
 */
export async function fetchJson(
  address: string,
  how: RequestInit,
  wrong: (what: string, cause?: unknown) => Error,
): Promise<JsonResponse> {
  const response = await request(address, how)
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await textOf(response, address, how)
  const { url, headers } = response
  return { answer: parse(text, wrong), text, address: url, headers }
}

/**
 * Fetches a file of a remote. If `start.js` has requested the file already, uses that response.
 * @throws LoadFailure 'unreachable', or the signal's reason
 */
export async function request(
  address: string,
  how: RequestInit,
): Promise<Response> {
  const asked = takeEarlyResponse(address, how) ?? fetch(address, how)
  return asked.catch((cause) => {
    // If the load has timed out, reject with the timeout, because other parts of the page may wait for this response.
    how.signal?.throwIfAborted()
    const what = how.integrity ? ', or was altered' : ''
    throw unreachable(address, `cannot be reached${what}`, cause)
  })
}

/**
 * Reads the text of a response.
 * @throws LoadFailure 'unreachable' if the response breaks off, or the signal's reason
 */
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
