import { recall } from './memory'
import type { Place } from './Place'
import { asShaped, isText, type Shape } from './shape'

/** The release that worked at the last visit. */
type LastGood = Pick<Place, 'base' | 'contract'> & {
  /** Number of the channels that led to it. */
  readonly sequence: number
}

/** The release of this address that worked last, if there was one. */
export function lastGood(url: string): LastGood | undefined {
  const kept = asShaped(recall(url), shape)
  // Storage belongs to the page: nothing in it may lead elsewhere.
  return typeof kept === 'object' && kept.base.startsWith(url)
    ? kept
    : undefined
}

const shape: Shape<LastGood> = {
  base: isText,
  contract: isText,
  sequence: Number.isSafeInteger,
}
