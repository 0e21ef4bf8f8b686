import { LoadFailure } from './LoadFailure'

/** A file of the remote that nobody gave, without the query of a retry: what happened, and what can be the matter. */
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
