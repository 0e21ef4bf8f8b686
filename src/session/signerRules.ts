import { isSameAddress } from './isSameAddress'
import { merge } from './merge'
import type { EventOf, Rules } from './Rules'
import type { Address, State } from './State'

/** Whose sign-in the host has. */
export const signerRules: Rules<'AUTH' | 'SIGNED_IN'> = {
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: signerTold(state, event) }),
  // Too late for another account: that yes is taken back.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}

function signerTold(
  state: State,
  { address, status }: EventOf<'AUTH'>,
): State['signer'] {
  const { auth, signer } = state
  // Before it has asked its server, a host may say so of anybody.
  if (status === 'unauthenticated')
    return auth && auth !== status ? undefined : signer
  if (status !== 'authenticated' || !address) return signer
  // Until the sign-out is done, the host still names whoever has left.
  return signer === null && !isHere(state, address) ? null : address
}

function isHere({ connection }: State, address: Address): boolean {
  return (
    connection.type === 'connected' &&
    isSameAddress(address, connection.account.address)
  )
}

/** Notes that whoever signed in has left; where nobody knows who that was, it is taken to be who is connected. */
export function followSigner(state: State, isLeft: boolean): State {
  const { auth, connection, signer } = state
  if (isLeft) return merge(state, { signer: null })
  return signer === undefined &&
    auth === 'authenticated' &&
    connection.type === 'connected'
    ? { ...state, signer: connection.account.address }
    : state
}
