import { http } from 'wagmi'

// Not in otherKits.ts, because bundlers of pages would load viem's transports with each name of another kit.

/** Returns a transport for each chain, to its public node. */
export const transportsFor = (chains: readonly { readonly id: number }[]) =>
  Object.fromEntries(chains.map(({ id }) => [id, http()]))
