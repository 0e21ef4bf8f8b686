import { isSameAddress } from '../account/isSameAddress'
import { attemptOf } from '../dialog/attemptOf'
import type { State } from '../State'

/** True when the account that is signed in with the host is not the connected one. A change of chain does not count. */
export function hasLeft(before: State, after: State): boolean {
  const was = accountIn(before)
  const is = accountIn(after)
  const { auth, signer } = after
  // The account changed while the page was closed.
  if (auth === 'authenticated' && is && signer)
    if (!isSameAddress(signer, is.address)) return true
  if (before.auth !== 'authenticated') return false
  // It is unknown who signed in on an earlier page, and a wallet that was chosen now may be anyone's.
  if (!was)
    return (
      Boolean(is) &&
      (signer === null || (!signer && Boolean(attemptOf(before))))
    )
  return (
    !is ||
    !isSameAddress(was.address, is.address) ||
    was.connector.id !== is.connector.id
  )
}

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}
