import { isSameAddress } from '../account/isSameAddress'
import { type NextSignIn, prepare, rewrite } from './prepareSignIn'
import type { Seen, Signer, SignIn } from './SignIn'

/** What the rest of the session makes of signing in. */
export function seeSignIn(state: SignIn, seen: Seen): NextSignIn {
  if (seen.is === 'open') return seeSigner(state, seen.signer)
  if (state.type === 'idle') return [state]
  // What the host finds, or tells, is of the account that has signed, and of no other that is here by now.
  const isThrough =
    (state.type === 'verifying' || state.type === 'done') &&
    seen.is !== 'closed' &&
    isSameAddress(state.signer.address, seen.signer.address)
  // The host may look for itself, or tell, before its answer is here.
  if (isThrough && seen.is === 'looking') return [state]
  if (isThrough && seen.is === 'signed-in')
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
      // Signed is signed, on whichever chain the wallet is now.
      return isSame ? [{ ...state, signer }] : prepare(state, signer)
    default:
      // Without a nonce, one is on its way, and fits any account.
      return state.nonce
        ? rewrite(state, signer, state.nonce)
        : [{ ...state, signer }]
  }
}
