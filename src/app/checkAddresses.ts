import type { Chain } from '../chains/Chain'
import { addressesIn } from '../chains/checkChains'

/**
 * Checks the checksums of all addresses. What tells a wrong letter is a hash, which is fetched only where there are
 * addresses with a checksum.
 * @returns rejects with ChainConfigurationError; `undefined` where there is nothing to check
 * @see checkChecksums
 */
export function checkAddresses(
  chains: readonly Chain[],
): Promise<void> | undefined {
  const addresses = chains.flatMap(({ contracts }) => addressesIn(contracts))
  if (!/[A-Z]/.test(addresses.join())) return undefined
  return import('../chains/checkChecksums').then(
    ({ checkChecksums }) => checkChecksums(chains),
    // The engine checks them again before it asks anybody for anything.
    () => {},
  )
}
