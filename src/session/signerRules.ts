import { isSameAddress } from './isSameAddress'
import { merge } from './merge'
import type { EventOf, Rules } from './Rules'
import type { Address, State } from './State'

/** The address that the host has signed in. */
export const signerRules: Rules<'AUTH' | 'SIGNED_IN'> = {
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: signerTold(state, event) }),
  // Too late for another account: that sign-in is undone.
  SIGNED_IN: (state, { address }) =>
    isHere(state, address) ? merge(state, { signer: address }) : state,
}

function signerTold(
  state: State,
  { address, status }: EventOf<'AUTH'>,
): State['signer'] {
  const { auth, signer } = state
  // Before it has asked its server, a host may say this of any visitor.
  if (status === 'unauthenticated')
    return auth && auth !== status ? undefined : signer
  if (status !== 'authenticated' || !address) return signer
  // Until the sign-out is done, the host still names the previous address.
  return signer === null && !isHere(state, address) ? null : address
}

function isHere({ connection }: State, address: Address): boolean {
  return (
    connection.type === 'connected' &&
    isSameAddress(address, connection.account.address)
  )
}

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
