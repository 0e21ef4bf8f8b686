import type { Chain } from '../chains/Chain'
import { addressesIn } from '../chains/checkChains'
import { arrival } from '../ui/arrival'

/** What tells a wrong letter is a hash, which only pages fetch that write addresses with a checksum. */
const checksums = arrival(() => import('../chains/checkChecksums'))

/**
 * Checks the checksums of all addresses: at once when what it takes has been fetched before, else a moment later.
 * @returns rejects with what is wrong; `undefined` where nothing is left to be checked
 * @throws ChainConfigurationError @see checkChecksums
 */
export function checkAddresses(
  chains: readonly Chain[],
): Promise<void> | undefined {
  const addresses = chains.flatMap(({ contracts }) => addressesIn(contracts))
  if (addresses.every((each) => each === each.toLowerCase())) return undefined
  const known = checksums.get()
  if (known) return void known.checkChecksums(chains)
  return checksums.load().then(
    ({ checkChecksums }) => checkChecksums(chains),
    // The engine checks them again before it asks anybody for anything.
    () => {},
  )
}
