import { isHere } from '../account/isHere'
import { merge } from '../merge'
import type { EventOf, Rules } from '../Rules'
import type { State } from '../State'

/** The address that the host has signed in. */
export const signerRules: Rules<'AUTH'> = {
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: signerTold(state, event) }),
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
