import { isSameAddress } from '../../wallet/session/selectors'
import { type NextSignIn, prepare, rewrite } from './prepareSignIn'
import type { SessionView, Signer, SignIn } from './SignIn'

/** Returns the next step of signing in after the rest of the session has changed. */
export function syncSignIn(state: SignIn, view: SessionView): NextSignIn {
  if (view.is === 'open') return seeSigner(state, view.signer)
  if (state.type === 'idle') return [state]
  // The host's status belongs to the account that signed. It does not count if another account has connected
  // since.
  const isThrough =
    (state.type === 'verifying' || state.type === 'done') &&
    view.is !== 'closed' &&
    isSameAddress(state.signer.address, view.signer.address)
  // The host may report `loading` or `authenticated` before `verify` resolves.
  if (isThrough && view.is === 'looking') return [state]
  if (isThrough && view.is === 'signed-in')
    return [{ type: 'idle', round: state.round }]
  const closed: SignIn = { type: 'idle', round: state.round + 1 }
  return state.type === 'done' ? [closed, { type: 'SIGN_OUT' }] : [closed]
}

function seeSigner(state: SignIn, signer: Signer): NextSignIn {
  if (state.type === 'idle') return prepare(state, signer)
  const isSame = isSameAddress(state.signer.address, signer.address)
  if (isSame && state.signer.chainId === signer.chainId) return [state]
  switch (state.type) {
    case 'failed':
      return [{ ...state, signer }]
    case 'done': {
      if (isSame) return [{ ...state, signer }]
      const [next, ...commands] = prepare(state, signer)
      return [next, { type: 'SIGN_OUT' }, ...commands]
    }
    case 'verifying':
      // A signature is valid on every chain, so only another account starts over.
      return isSame ? [{ ...state, signer }] : prepare(state, signer)
    default:
      // If no nonce has arrived yet, the requested nonce can be used for any account.
      return state.nonce
        ? rewrite(state, signer, state.nonce)
        : [{ ...state, signer }]
  }
}
