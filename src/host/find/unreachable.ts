import { LoadFailure } from '../LoadFailure'

/** A file of the remote that could not be fetched, named without a retry's query: what happened, and likely causes. */
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
