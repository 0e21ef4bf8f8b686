import type { Connector } from '@wagmi/core'
import { TimeoutError, WalletGoneError } from '../errors/engineErrors'
import { withTimeout } from './withTimeout'

/** How long an extension may take to return its chain id, in milliseconds. */
const responseLimitMs = 10_000

/**
 * The same for a provider that reports itself as disconnected. Not 0, because providers also do so while they are
 * offline.
 */
const cutOffLimitMs = 2000

/**
 * Waits for a wallet's answer while the wallet responds. If an extension was removed, updated or switched off while the
 * page was open, its provider never answers, and the visitor sees no prompt.
 * @throws an error named `WalletGoneError` if an extension does not respond; other wallets are only awaited
 */
export function failIfUnresponsive<T>(
  connector: Connector,
  answer: Promise<T>,
): Promise<T> {
  if (connector.type !== 'injected') return answer
  const silence = checkResponsive(connector).then(() => answer)
  return Promise.race([answer, silence])
}

/** Resolves if the wallet answers a simple request. An error counts as an answer. */
async function checkResponsive(connector: Connector): Promise<void> {
  const provider = await connector.getProvider()
  const limitMs = isCutOff(provider) ? cutOffLimitMs : responseLimitMs
  try {
    await withTimeout(connector.getChainId(), limitMs)
  } catch (reason) {
    // The visitor must reload the page, even if the provider does not report itself as disconnected.
    if (reason instanceof TimeoutError)
      throw new WalletGoneError(reason.message)
  }
}

/** @see EIP-1193 for events; `isConnected` was introduced by MetaMask, and most providers have copied it */
function isCutOff(provider: unknown): boolean {
  try {
    return Object(provider).isConnected() === false
  } catch {
    // A provider without this method counts as connected, so that its answer is awaited.
    return false
  }
}
