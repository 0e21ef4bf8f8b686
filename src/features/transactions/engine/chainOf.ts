import type { Connector } from '@wagmi/core'
import { requestWithTimeout } from '../../../engine/nodes/requestWithTimeout'
import { withTimeout } from '../../../engine/waitForAnswer'

/** How long this may delay the host's transaction hash, in milliseconds. */
const limitMs = 2000

/**
 * Returns the chain that a wallet has sent a transaction on. Some wallets ignore the requested chain, so a wallet that
 * has switched meanwhile may have sent on its new chain. If the wallet does not answer, returns the requested chain.
 * @param asked the requested chain
 */
export function chainOf(
  connector: Connector,
  hash: string,
  asked: number,
): Promise<number> {
  async function readChain() {
    const now = await connector.getChainId()
    if (now === asked) return asked
    // A hash identifies a transaction on one chain only.
    const known = await requestWithTimeout(
      connector,
      'eth_getTransactionByHash',
      [hash],
    )
    return known ? now : asked
  }
  return withTimeout(readChain(), limitMs).catch(() => asked)
}
