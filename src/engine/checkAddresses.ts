import { InvalidAddressError, isAddress } from 'viem'
import type { Chain } from '../chains/Chain'

/**
 * Rejects contracts whose addresses have a letter wrong. What tells is a hash, which comes with the engine: the form
 * of addresses was checked when the host configured them.
 * @throws viem's InvalidAddressError
 * @see EIP-55
 */
export function checkAddresses(chains: readonly Chain[]): void {
  for (const { contracts } of chains) visit(contracts)
}

/** Contracts are nested by name and, for some, by source chain. */
function visit(contracts: unknown) {
  for (const [key, value] of Object.entries(Object(contracts))) {
    if (typeof value === 'object') visit(value)
    else if (key === 'address' && !isAddress(String(value)))
      throw new InvalidAddressError({ address: String(value) })
  }
}
