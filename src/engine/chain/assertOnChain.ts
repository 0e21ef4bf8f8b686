import type { Connector } from '@wagmi/core'
import { UnsupportedChainError } from '../../errors/engineErrors'

/** How long a wallet's chain may lag behind its answer, in milliseconds. Phones report the two one after the other. */
const graceMs = 3000
/** How often the wallet is queried, in milliseconds. */
const intervalMs = 250

/**
 * Waits until a wallet that has accepted a switch is on that chain. wagmi's connectors for WalletConnect and Coinbase
 * do not check this: they report a switch even if the wallet has only added the chain.
 * @throws UnsupportedChainError if the wallet is on a different chain
 */
export async function assertOnChain(
  connector: Connector,
  chainId: number,
): Promise<void> {
  const endMs = Date.now() + graceMs
  const isOn = async () => {
    const now = await connector.getChainId().catch(() => {
      // The wallet has accepted the switch, even if it does not report its chain.
      return undefined
    })
    // Emit the event in case the wallet does not.
    if (now === chainId) connector.emitter.emit('change', { chainId })
    return now === chainId || now === undefined
  }
  while (!(await isOn())) {
    if (Date.now() >= endMs)
      throw new UnsupportedChainError(`The wallet is not on chain ${chainId}.`)
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}
