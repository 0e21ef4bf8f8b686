import type { Address, State } from '../State'
import { isSameAddress } from './isSameAddress'

/** True when the connected account has this address. */
export function isHere({ connection }: State, address: Address): boolean {
  return (
    connection.type === 'connected' &&
    isSameAddress(address, connection.account.address)
  )
}
