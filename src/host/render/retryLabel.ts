import type { LoadFailure } from '../LoadFailure'

/** What a stand-in says, unless the host has words of its own. */
export const standInLabel = 'Connect wallet'

/** What a button says that stands where the wallet failed. */
export function retryLabel({ reason }: LoadFailure): string {
  const what = reason === 'crashed' ? 'stopped' : 'unavailable'
  return `Wallet ${what}. Try again`
}
