import type { Connector } from '@wagmi/core'

/** How long a wallet's chain may lag behind its answer, in milliseconds. A phone reports both, one after the other. */
const graceMs = 3000
/** How often the wallet is queried, in milliseconds. */
const intervalMs = 250

/** Named so that it is classified as a chain that the wallet does not support. */
class UnsupportedChainError extends Error {
  override name = 'UnsupportedChainError'
}

/**
 * Waits until a wallet that has accepted a switch is on that chain.
 * wagmi's connectors for WalletConnect and Coinbase do not look: they report a switch when the wallet has only added the
 * chain.
 * @throws UnsupportedChainError when the wallet is on another chain
 */
export async function assertOnChain(
  connector: Connector,
  chainId: number,
): Promise<void> {
  const endMs = Date.now() + graceMs
  const isOn = async () => {
    const now = await connector.getChainId().catch(() => {
      // A wallet that does not say where it is has still accepted the switch.
      return undefined
    })
    // As the wallet's own event does, which may be missing.
    if (now === chainId) connector.emitter.emit('change', { chainId })
    return now === chainId || now === undefined
  }
  while (!(await isOn())) {
    if (Date.now() >= endMs)
      throw new UnsupportedChainError(`The wallet is not on chain ${chainId}.`)
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}
