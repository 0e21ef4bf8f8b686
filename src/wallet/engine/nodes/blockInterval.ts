import type { EngineContext } from '../EngineContext'

/** Returns how often to poll a chain: once per block, within limits. In milliseconds. */
export function blockInterval(context: EngineContext, chainId: number): number {
  return Math.min(Math.max(blockTime(context, chainId), 500), 12_000)
}

/** Number of polls after which an unseen transaction is polled less often: on Base, about five minutes. */
const patientLooks = 150

/** Longest interval between the polls of such a transaction, in milliseconds. */
const longestMs = 60_000

/**
 * Returns the delay before the next poll for a result: a quarter of a block at first, growing to one block. In
 * milliseconds.
 * @param looks number of polls so far
 * @param isUnseen whether no node has returned the transaction. Nodes may never return it
 */
export function waitInterval(
  context: EngineContext,
  chainId: number,
  looks: number,
  isUnseen = false,
): number {
  const first = Math.max(blockTime(context, chainId) / 4, 50)
  const usual = Math.min(first * 1.15 ** looks, blockInterval(context, chainId))
  if (!isUnseen || looks < patientLooks) return usual
  return Math.min(usual * 2 ** (looks - patientLooks), longestMs)
}

/** In milliseconds. A preconfirmation counts as confirmed. */
function blockTime({ settings }: EngineContext, chainId: number) {
  const chain = settings.chains.find(({ id }) => id === chainId)
  return chain?.experimental_preconfirmationTime ?? chain?.blockTime ?? 12_000
}
