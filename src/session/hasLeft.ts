import { attemptOf } from './attemptOf'
import { isSameAddress } from './isSameAddress'
import type { State } from './State'

/** True when who signed in with the host is not who is connected now. Another chain is nobody else. */
export function hasLeft(before: State, after: State): boolean {
  if (before.auth !== 'authenticated') return false
  const was = accountIn(before)
  const is = accountIn(after)
  // Signed in on an earlier page, and now somebody chose a wallet: it may be anybody's.
  if (!was) return is !== undefined && attemptOf(before) !== undefined
  return (
    !is ||
    !isSameAddress(was.address, is.address) ||
    was.connector.id !== is.connector.id
  )
}

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}
