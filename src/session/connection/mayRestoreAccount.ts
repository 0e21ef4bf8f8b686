import type { Account, State } from '../State'
import { isSameAddress } from '../selectors.initial'

/** Returns whether the stored account may be shown: the host has no sign-in, or this account is signed in. */
export function mayRestoreAccount(
  { auth, signer }: State,
  { address }: Account,
): boolean {
  return (
    !auth ||
    (auth === 'authenticated' && !!signer && isSameAddress(signer, address))
  )
}
