import type { Address } from '../State'

/** Compares addresses without case, because wallets return them with or without checksum capitals. @see EIP-55 */
export function isSameAddress(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
