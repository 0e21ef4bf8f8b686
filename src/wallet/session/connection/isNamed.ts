import type { Address, WalletAccount } from '../State'
import { isSameAddress } from '../selectors'

/** Returns whether `wallet` is the id of this wallet or the address of its account. */
export function isNamed(
  { address, connector }: WalletAccount,
  wallet: string,
): boolean {
  // The host may pass any text. `isSameAddress` compares strings, so the text need not be an address.
  return connector.id === wallet || isSameAddress(address, wallet as Address)
}
