import type { Address, State } from '../State'
import { isSameAddress } from './isSameAddress.initial'

/** Returns whether the connected account has this address. */
export function isHere({ connection }: State, address: Address): boolean {
  return (
    connection.type === 'connected' &&
    isSameAddress(address, connection.account.address)
  )
}
