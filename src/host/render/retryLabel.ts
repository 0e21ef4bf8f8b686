import type { LoadFailure } from '../LoadFailure'

/** What a stand-in says, unless the host has words of its own. */
export const standInLabel = 'Connect wallet'

/**
 * What a button says that stands where ours failed. It does not say that the wallet failed: the visitor's money is in
 * there, and nothing has happened to it.
 */
export function retryLabel({ reason }: LoadFailure): string {
  const what = reason === 'crashed' ? 'Something went wrong' : 'Couldn’t load'
  return `${what}. Try again`
}
