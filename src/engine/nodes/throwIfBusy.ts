import { HttpRequestError } from 'viem'
import { isBusy } from './restAfter'

/**
 * Throws if a node answers HTTP 429 or 503. If the body is a JSON-RPC error, viem would return that error and drop the
 * status and `Retry-After`, which the backoff needs.
 */
export function throwIfBusy({
  headers,
  status,
  statusText,
  url,
}: Response): void {
  if (isBusy(status))
    throw new HttpRequestError({ details: statusText, headers, status, url })
}
