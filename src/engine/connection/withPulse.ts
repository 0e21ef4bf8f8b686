import type { Connector } from '@wagmi/core'
import { TimeoutError, withLimit } from '../withLimit'

/** How long an extension that is there takes at most to say which network it is on, in milliseconds. */
const pulseLimitMs = 10_000

/** The same for a provider that reports itself as disconnected, which it also does when only its network is down. */
const cutOffLimitMs = 2000

/** The provider in the page has lost its extension. */
class WalletGoneError extends Error {
  override name = 'WalletGoneError'
}

/**
 * Waits for a wallet that asks its owner, as long as it responds at all. An extension that was removed, updated or
 * switched off while the page was open answers nothing any more, and its owner sees no prompt.
 * @throws an error named `WalletGoneError` when an extension does not respond; other wallets are only waited for
 */
export function withPulse<T>(
  connector: Connector,
  answer: Promise<T>,
): Promise<T> {
  if (connector.type !== 'injected') return answer
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
    // Only a refresh helps, also where the provider does not report that its extension has gone.
    if (reason instanceof TimeoutError)
      throw new WalletGoneError(reason.message)
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
