import { isAddress } from 'viem'
import { ChainConfigurationError } from '../../errors/ConfigurationError'
import type { Chain } from './Chain'
import { addressesIn } from './checkChains'

/**
 * Rejects contracts whose addresses have an invalid checksum. This needs a hash function, which is only downloaded if
 * such addresses are configured. The format of addresses is checked by `checkChains`.
 * @throws ChainConfigurationError named `InvalidAddressError`
 * @see EIP-55
 */
export function checkChecksums(chains: readonly Chain[]): void {
  for (const { name, contracts } of chains)
    for (const address of addressesIn(contracts))
      if (!isSpelledRight(address))
        throw new ChainConfigurationError(
          'InvalidAddressError',
          `Address "${address}" of chain "${name}" has an invalid checksum. Copy it from an explorer, or write it in lower case.`,
        )
}

/** Returns whether an address has 20 bytes and, if it has capital letters, a valid checksum. @see EIP-55 */
export function isSpelledRight(address: string): boolean {
  return isAddress(address)
}
