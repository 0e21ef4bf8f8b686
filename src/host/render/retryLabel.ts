import type { LoadFailure } from '../LoadFailure'

/** What a button says that stands where the wallet failed. */
export function retryLabel({ reason }: LoadFailure): string {
  const what = reason === 'crashed' ? 'stopped' : 'unavailable'
  return `Wallet ${what}. Try again`
}
