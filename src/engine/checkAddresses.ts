import { isAddress } from 'viem'
import type { Chain } from '../chains/Chain'
import { addressesIn, ChainConfigurationError } from '../chains/checkChains'

/**
 * Rejects contracts whose addresses have a letter wrong. What tells is a hash, which comes with the engine: the form
 * of addresses was checked before.
 * @throws ChainConfigurationError named `InvalidAddressError`
 * @see EIP-55
 */
export function checkAddresses(chains: readonly Chain[]): void {
  for (const { contracts, name } of chains)
    for (const address of addressesIn(contracts))
      if (!isAddress(address))
        throw new ChainConfigurationError(
          'InvalidAddressError',
          `Address "${address}" of chain "${name}" is invalid: its capitals do not match its checksum. Copy it again, or write it in small letters.`,
        )
}
