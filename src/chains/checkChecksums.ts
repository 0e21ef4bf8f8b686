import { isAddress } from 'viem'
import type { Chain } from './Chain'
import { addressesIn, ChainConfigurationError } from './checkChains'

/**
 * Rejects contracts whose addresses have a letter in the wrong case. Finding it takes a hash, which is not worth a
 * download before such addresses are configured: their form is `checkChains`' matter.
 * @throws ChainConfigurationError named `InvalidAddressError`
 * @see EIP-55
 */
export function checkChecksums(chains: readonly Chain[]): void {
  for (const { name, contracts } of chains)
    for (const address of addressesIn(contracts))
      if (!isSpelledRight(address))
        throw new ChainConfigurationError(
          'InvalidAddressError',
          `Address "${address}" of chain "${name}" has a wrong checksum. Give it as its explorer shows it, or in small letters.`,
        )
}

/** Whether an address is one: 20 bytes, and where it has capital letters, those of its checksum. @see EIP-55 */
export function isSpelledRight(address: string): boolean {
  return isAddress(address)
}
