import type { Hands } from './Engine'

/** How often to look at a chain: once per block, but neither hectic nor asleep. In milliseconds. */
export function blockInterval({ settings }: Hands, chainId: number): number {
  const chain = settings.chains.find(({ id }) => id === chainId)
  const blockMs =
    chain?.experimental_preconfirmationTime ?? chain?.blockTime ?? 12_000
  return Math.min(Math.max(blockMs, 500), 12_000)
}
