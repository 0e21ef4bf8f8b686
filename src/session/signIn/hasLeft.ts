import type { State } from '../State'
import { attemptOf, isSameAddress } from '../selectors.initial'

/** Returns whether the host's signed-in account is no longer connected. A change of the chain does not count. */
export function hasLeft(before: State, after: State): boolean {
  const was = accountIn(before)
  const is = accountIn(after)
  const { auth, signer } = after
  // The account has changed while the page was closed.
  if (auth === 'authenticated' && is && signer)
    if (!isSameAddress(signer, is.address)) return true
  if (before.auth !== 'authenticated') return false
  // The signer of an earlier page is unknown, and a wallet that the visitor has just chosen may have any account.
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
