import { LoadFailure } from '../LoadFailure'

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
