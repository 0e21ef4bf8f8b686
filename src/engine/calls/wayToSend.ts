import { errorLinks } from '../../errors/errorLinks'
import type { Capable } from './askCapabilities'

/** How several calls are sent; `none` where they must be one and the wallet cannot. */
type Way = 'in one' | 'one by one' | 'none'

/** In one prompt where the wallet can; a single call is atomic by itself. Pure. */
export function wayToSend(
  { batching }: Pick<Capable, 'batching'>,
  count: number,
  atomic: boolean,
): Way {
  if (batching) return 'in one'
  return atomic && count > 1 ? 'none' : 'one by one'
}

/**
 * What a wallet answers that cannot send a batch after all: the method is unknown or not supported (-32601, 4200),
 * not on this chain (5710), not so many (5740), not with this account (5750), or not as one (5760).
 * @see EIP-5792, EIP-1193, EIP-1474
 */
const refusals: readonly unknown[] = [-32601, 4200, 5710, 5740, 5750, 5760]

/** True when a wallet says that it cannot send a batch: then it has sent nothing, and its owner was not asked. */
export function isRefusal(thrown: unknown): boolean {
  return errorLinks(thrown).some(({ code }) => refusals.includes(code))
}
