import type { Connector } from '@wagmi/core'
import { askSoon } from '../nodes/askSoon'
import { withLimit } from '../withLimit'

/** How long the host may wait for its hash because of this, in milliseconds. */
const limitMs = 2000

/**
 * The chain of a transaction that a wallet has sent. Not every wallet respects the chain it was asked for: one that
 * has switched meanwhile may have sent on its new chain. Never rejects: a wallet that does not say is believed.
 * @param asked the chain that was asked for
 */
export function chainOf(
  connector: Connector,
  hash: string,
  asked: number,
): Promise<number> {
  async function look() {
    const now = await connector.getChainId()
    if (now === asked) return asked
    // A transaction's hash is its chain's alone.
    const known = await askSoon(connector, 'eth_getTransactionByHash', [hash])
    return known ? now : asked
  }
  return withLimit(look(), limitMs).catch(() => asked)
}
