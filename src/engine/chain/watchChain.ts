import type { Connector } from '@wagmi/core'

/** How often the wallet is queried, in milliseconds. */
const intervalMs = 1000

/**
 * Queries the wallet's chain until it is the expected one, and then emits the wallet's event. wagmi waits for that
 * event after the wallet has accepted a switch, but some wallets switch late and emit none.
 * @returns Function that stops the queries.
 */
export function watchChain(connector: Connector, chainId: number): () => void {
  let isOver = false
  const timer = setInterval(async () => {
    try {
      if ((await connector.getChainId()) !== chainId || isOver) return
      connector.emitter.emit('change', { chainId })
      clearInterval(timer)
    } catch {
      // The wallet may still answer the switch itself.
    }
  }, intervalMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
