import type { Connector } from '@wagmi/core'
import { TimeoutError, withLimit } from './withLimit'

/** How long an extension that is there takes at most to say which network it is on, in milliseconds. */
const pulseLimitMs = 10_000

/** The same for one whose own part in the page says that it is cut off: also when its network is only out of reach. */
const cutOffLimitMs = 2000

/** What the page has of the wallet reaches nobody any more. */
class WalletGoneError extends Error {
  override name = 'WalletGoneError'
}

/**
 * Waits for a wallet that asks its owner, as long as it is there at all. An extension that was removed or updated while
 * the page was open answers nothing any more, and the page would wait for an owner who sees no question.
 * @throws an error named `WalletGoneError` when there is no sign of life and the wallet's part in the page knows why,
 * named `TimeoutError` when it does not
 */
export function withPulse<T>(
  connector: Connector,
  answer: Promise<T>,
): Promise<T> {
  const silence = feelPulse(connector).then(() => answer)
  return Promise.race([answer, silence])
}

/** Whatever a wallet answers is a sign of life, also an error. */
async function feelPulse(connector: Connector): Promise<void> {
  const provider = await connector.getProvider()
  const limitMs = isCutOff(provider) ? cutOffLimitMs : pulseLimitMs
  try {
    await withLimit(connector.getChainId(), limitMs)
  } catch (reason) {
    if (!(reason instanceof TimeoutError)) return
    throw isCutOff(provider) ? new WalletGoneError(reason.message) : reason
  }
}

/** @see EIP-1193 for events; `isConnected` is MetaMask's, and most others have it from there */
function isCutOff(provider: unknown): boolean {
  try {
    return Object(provider).isConnected() === false
  } catch {
    // A provider that cannot say it counts as connected: its answer is waited for.
    return false
  }
}
