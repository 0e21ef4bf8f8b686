import type { LoadFailure } from '../LoadFailure'

/** Label of a stand-in, unless the host sets one. */
export const standInLabel = 'Connect wallet'

/**
 * Returns the label of the button that replaces a failed button. The label does not mention the wallet, because
 * visitors could think that they have lost their money.
 */
export function loadRetryLabel({ reason }: LoadFailure): string {
  const what = reason === 'crashed' ? 'Something went wrong' : 'Couldn’t load'
  return `${what}. Try again`
}
