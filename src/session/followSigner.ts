import { merge } from './merge'
import type { State } from './State'

/** Notes that the signed-in visitor has left; if their address is unknown, it is taken to be the connected one. */
export function followSigner(state: State, isLeft: boolean): State {
  const { auth, connection, signer } = state
  if (isLeft) return merge(state, { signer: null })
  return signer === undefined &&
    auth === 'authenticated' &&
    connection.type === 'connected'
    ? { ...state, signer: connection.account.address }
    : state
}
