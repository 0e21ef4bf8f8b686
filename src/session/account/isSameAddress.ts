import type { Address } from '../State'

/** Wallets write addresses with or without the checksum's capitals. @see EIP-55 */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
