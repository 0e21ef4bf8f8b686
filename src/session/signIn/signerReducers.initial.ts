import { merge } from '../merge.initial'
import type { EventOf, Reducers } from '../Reducers'
import type { State } from '../State'
import { isHere } from '../selectors.initial'

/** Reducer for the address that the host has signed in. */
export const signerReducers: Reducers<'AUTH'> = {
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: signerTold(state, event) }),
}

function signerTold(
  state: State,
  { address, status }: EventOf<'AUTH'>,
): State['signer'] {
  const { auth, signer } = state
  // Many hosts report `unauthenticated` until their server has answered, so the first report keeps the known signer.
  if (status === 'unauthenticated')
    return auth && auth !== status ? undefined : signer
  if (status !== 'authenticated' || !address) return signer
  // Until the host has signed out, it still reports the previous address.
  return signer === null && !isHere(state, address) ? null : address
}
