import type { EngineContext } from '../EngineContext'

/** How often to look at a chain: once per block, but neither hectic nor asleep. In milliseconds. */
export function blockInterval(context: EngineContext, chainId: number): number {
  return Math.min(Math.max(blockTime(context, chainId), 500), 12_000)
}

/** How often something that no node has shown is looked for before it is looked for less: five minutes on Base. */
const patientLooks = 150

/** How long at most until the next look for it, in milliseconds. */
const longestMs = 60_000

/**
 * How soon to look again for a result: four times per block at first, then less and less often, until
 * it is once per block. In milliseconds.
 * @param looks taken so far
 * @param isUnseen no node has shown what is looked for, and may never show it
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

/** What is preconfirmed is as good as in a block. In milliseconds. */
function blockTime({ settings }: EngineContext, chainId: number) {
  const chain = settings.chains.find(({ id }) => id === chainId)
  return chain?.experimental_preconfirmationTime ?? chain?.blockTime ?? 12_000
}
