import type { Command } from '../../wallet/session/Command'
import { isSameAddress } from '../../wallet/session/selectors'
import type {
  SessionView,
  Signer,
  SignIn,
  SignInEvent,
  SignInResult,
  Trouble,
} from './SignIn'

export type NextSignIn = readonly [SignIn, ...(readonly Command[])]

/** State before the sign-in form opens. */
export const initialSignIn: SignIn = { type: 'idle', round: 0 }

/**
 * Returns the next step of signing in. The message is written before the visitor can sign, because phones open a wallet
 * only during the tap itself. Nothing may be awaited between the tap and the wallet.
 */
export function reduceSignIn(
  state: SignIn,
  event: Exclude<SignInEvent, { type: 'PREPARE' }>,
): NextSignIn {
  if (event.type === 'SIGN_IN') return sign(state)
  if (event.round === state.round) return handleReport(state, event)
  // If the host has signed in a visitor who has closed the form or switched accounts meanwhile, sign the visitor out.
  return event.type === 'VERIFIED' && event.ok
    ? [state, { type: 'SIGN_OUT' }]
    : [state]
}

function sign(state: SignIn): NextSignIn {
  if (state.type === 'failed') return prepare(state, state.signer)
  if (state.type !== 'ready') return [state]
  const { message, nonce, round, signer } = state
  const { address } = signer
  return [
    { type: 'signing', round, signer, nonce, message },
    { type: 'SIGN', round, message, address },
  ]
}

function handleReport(state: SignIn, event: SignInResult): NextSignIn {
  switch (event.type) {
    case 'GIVEN':
    case 'NONCE': {
      // A host that answers after the timeout still provides a usable nonce.
      const isWanted =
        state.type === 'failed' || (state.type === 'preparing' && !state.nonce)
      if (!isWanted) return [state]
      const { round, signer } = state
      if (event.type === 'GIVEN') {
        const { address, message, signature } = event
        // The visitor may have switched accounts since the wallet signed.
        if (!isSameAddress(address, signer.address))
          return prepare(state, signer)
        return [
          { type: 'verifying', round, signer },
          { type: 'VERIFY', round, message, signature },
        ]
      }
      const { nonce } = event
      return [
        { ...state, type: 'preparing', nonce },
        { type: 'WRITE', round, nonce, signer },
      ]
    }
    case 'WRITTEN': {
      if (state.type !== 'preparing' || !state.nonce) return [state]
      const { nonce, round, signer, trouble } = state
      const { message } = event
      return [{ type: 'ready', round, signer, nonce, message, trouble }]
    }
    case 'UNPREPARED': {
      if (state.type !== 'preparing') return [state]
      const { round, signer } = state
      return [{ type: 'failed', round, signer }]
    }
    case 'SIGNED': {
      // A slow wallet, or a wallet that still showed an earlier prompt, has signed the current message.
      if (state.type !== 'signing' && state.type !== 'ready') return [state]
      const { message, round, signer } = state
      const { signature } = event
      return [
        { type: 'verifying', round, signer },
        { type: 'VERIFY', round, message, signature },
      ]
    }
    case 'UNSIGNED': {
      // Ignore the late failure of an earlier request.
      if (state.type !== (event.isLate ? 'ready' : 'signing')) return [state]
      const { message, nonce, round, signer } = state
      const { failure } = event
      // The visitor has rejected the request and needs no message about it.
      const trouble: Trouble | undefined =
        failure.class === 'rejected' ? undefined : { step: 'signing', failure }
      return [{ type: 'ready', round, signer, nonce, message, trouble }]
    }
    case 'VERIFIED': {
      if (state.type !== 'verifying') return [state]
      const { round, signer } = state
      // The host may accept a nonce only once, so a failed verification needs a new nonce.
      return event.ok
        ? [{ type: 'done', round, signer }]
        : prepare(state, signer, { step: 'verifying' })
    }
  }
}

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

/** Starts a new round with a new nonce. */
function prepare(state: SignIn, signer: Signer, trouble?: Trouble): NextSignIn {
  const round = state.round + 1
  return [
    { type: 'preparing', round, signer, trouble },
    { type: 'FETCH', round },
  ]
}

/** Writes the message again for a new account or chain. The unused nonce stays valid. */
function rewrite(state: SignIn, signer: Signer, nonce: string): NextSignIn {
  const round = state.round + 1
  return [
    { type: 'preparing', round, signer, nonce },
    { type: 'WRITE', round, nonce, signer },
  ]
}
