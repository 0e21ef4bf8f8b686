import type { EngineContext } from '../EngineContext'

/** How often to look at a chain: once per block, but neither hectic nor asleep. In milliseconds. */
export function blockInterval(context: EngineContext, chainId: number): number {
  return Math.min(Math.max(blockTime(context, chainId), 500), 12_000)
}

/**
 * How soon to look again for a result: four times per block at first, then less and less often, until
 * it is once per block. In milliseconds.
 * @param looks taken so far
 */
export function waitInterval(
  context: EngineContext,
  chainId: number,
  looks: number,
): number {
  const first = Math.max(blockTime(context, chainId) / 4, 50)
  return Math.min(first * 1.15 ** looks, blockInterval(context, chainId))
}

/** What is preconfirmed is as good as in a block. In milliseconds. */
function blockTime({ settings }: EngineContext, chainId: number) {
  const chain = settings.chains.find(({ id }) => id === chainId)
  return chain?.experimental_preconfirmationTime ?? chain?.blockTime ?? 12_000
}
