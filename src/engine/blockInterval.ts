import type { Hands } from './Engine'

/** How often to look at a chain: once per block, but neither hectic nor asleep. In milliseconds. */
export function blockInterval(hands: Hands, chainId: number): number {
  return Math.min(Math.max(blockTime(hands, chainId), 500), 12_000)
}

/**
 * How soon to look again for what somebody waits for: four times per block at first, then less and less often, until
 * it is once per block. In milliseconds.
 * @param looks taken so far
 */
export function waitInterval(
  hands: Hands,
  chainId: number,
  looks: number,
): number {
  const first = Math.max(blockTime(hands, chainId) / 4, 50)
  return Math.min(first * 1.15 ** looks, blockInterval(hands, chainId))
}

/** What is preconfirmed is as good as in a block. In milliseconds. */
function blockTime({ settings }: Hands, chainId: number) {
  const chain = settings.chains.find(({ id }) => id === chainId)
  return chain?.experimental_preconfirmationTime ?? chain?.blockTime ?? 12_000
}
