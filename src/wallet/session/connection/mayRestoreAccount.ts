import type { State, WalletAccount } from '../State'
import { isSameAddress } from '../selectors'

/** Returns whether the stored account may be shown: the host has no sign-in, or this account is signed in. */
export function mayRestoreAccount(
  { auth, signer }: State,
  { address }: Pick<WalletAccount, 'address'>,
): boolean {
  return (
    !auth ||
    (auth === 'authenticated' && !!signer && isSameAddress(signer, address))
  )
}
