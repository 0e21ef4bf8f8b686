import { errorLinks } from '../../../../errors/errorLinks'
import type { Capable } from './readCapabilities'

/** How several calls are sent. `none` if they must be atomic and the wallet cannot guarantee that. */
type SendMode = 'in one' | 'one by one' | 'none'

/** Returns how to send the calls. A single call is always atomic. */
export function wayToSend(
  { batching }: Pick<Capable, 'batching'>,
  count: number,
  atomic: boolean,
): SendMode {
  if (batching) return 'in one'
  return atomic && count > 1 ? 'none' : 'one by one'
}

/**
 * Error codes of wallets that cannot send a batch after all: unknown or unsupported method (-32601, 4200), invalid
 * parameters because the wallet follows another draft (-32602), unsupported on this chain (5710), too many calls (5740), unsupported for this account (5750), or not atomic (5760).
 * @see EIP-5792, EIP-1193, EIP-1474
 */
const refusals: readonly unknown[] = [
  -32601, -32602, 4200, 5710, 5740, 5750, 5760,
]

/**
 * Returns whether a wallet cannot send a batch. If so, the wallet has neither sent anything nor prompted the visitor.
 */
export function isBatchUnsupported(thrown: unknown): boolean {
  return errorLinks(thrown).some(({ code }) => refusals.includes(code))
}
