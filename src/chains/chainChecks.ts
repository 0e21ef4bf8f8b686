import type { Chain } from './Chain'
import { addressesIn, checkChains } from './checkChains'

/**
 * What finds mistakes in a host's own chains. The hash that it takes is fetched only where addresses have capital
 * letters: only those can be of the wrong size.
 * @returns what throws ChainConfigurationError @see checkChains, checkChecksums
 */
export async function chainChecks(
  chains: readonly Chain[],
  rpcUrls: Readonly<Record<number, string>> | undefined,
): Promise<() => void> {
  const letters = haveChecksums(chains)
    ? await import('./checkChecksums')
    : undefined
  return () => {
    checkChains(chains, rpcUrls)
    letters?.checkChecksums(chains)
  }
}

/** @see EIP-55 */
function haveChecksums(chains: readonly Chain[]): boolean {
  return chains.some(({ contracts }) =>
    addressesIn(contracts).some((address) => /[A-F]/.test(address)),
  )
}
