import type { Config } from '@wagmi/core'

/** The chain that a wallet is on once it has connected: its own if the page has that, else the page's first. */
export function pageChain({ chains }: Config, walletChainId: number): number {
  const [first] = chains
  return chains.some(({ id }) => id === walletChainId)
    ? walletChainId
    : first.id
}
