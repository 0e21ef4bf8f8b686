import type { Connector } from '@wagmi/core'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'
import { withTimeout } from '../../../wallet/engine/withTimeout'

/** How long reading the chain may delay the hash that the host waits for, in milliseconds. */
const limitMs = 2000

/**
 * Returns the chain that a wallet has sent a transaction on. Some wallets ignore the requested chain, so a wallet that
 * has switched meanwhile may have sent the transaction on its new chain. If the wallet does not answer, returns the
 * requested chain.
 * @param requestedChain id of the chain that the transaction was requested for
 */
export function chainOf(
  connector: Connector,
  hash: string,
  requestedChain: number,
): Promise<number> {
  async function readChain() {
    const now = await connector.getChainId()
    if (now === requestedChain) return requestedChain
    // A hash identifies a transaction on one chain only.
    const transaction = await requestWithTimeout(
      connector,
      'eth_getTransactionByHash',
      [hash],
    )
    return transaction ? now : requestedChain
  }
  return withTimeout(readChain(), limitMs).catch(() => requestedChain)
}
