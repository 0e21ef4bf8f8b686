import { isSameAddress } from '../account/isSameAddress'
import type { Address, Told } from '../State'

/** True for the wallet that a host calls by this name: its id, or the address of its account. */
export function isNamed({ address, connector }: Told, wallet: string): boolean {
  // Compared as a text, so that any text may be given.
  return connector.id === wallet || isSameAddress(address, wallet as Address)
}
