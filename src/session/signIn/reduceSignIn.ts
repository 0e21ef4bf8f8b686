import { isSameAddress } from '../account/isSameAddress'
import { type NextSignIn, prepare } from './prepareSignIn'
import type { SignIn, SignInEvent, SignInNews, Trouble } from './SignIn'

/** There is nothing to sign. */
export const firstSignIn: SignIn = { type: 'idle', round: 0 }

/**
 * What a visitor and the answers make of signing in. The message is written before it can be signed: phones open a wallet only for the tap itself,
 * so nothing may be waited for between the tap and the wallet.
 * @see behaviour of the reference, section 14
 */
export function reduceSignIn(
  state: SignIn,
  event: Exclude<SignInEvent, { type: 'PREPARE' }>,
): NextSignIn {
  if (event.type === 'SIGN_IN') return sign(state)
  if (event.round === state.round) return hear(state, event)
  // The host signed in a visitor that has closed the form, or switched accounts.
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

function hear(state: SignIn, news: SignInNews): NextSignIn {
  switch (news.type) {
    case 'GIVEN':
    case 'NONCE': {
      // A host that was only slow gives what is still wanted.
      const isWanted =
        state.type === 'failed' || (state.type === 'preparing' && !state.nonce)
      if (!isWanted) return [state]
      const { round, signer } = state
      if (news.type === 'GIVEN') {
        const { address, message, signature } = news
        // Another account may have taken the place of the one that signed.
        if (!isSameAddress(address, signer.address))
          return prepare(state, signer)
        return [
          { type: 'verifying', round, signer },
          { type: 'VERIFY', round, message, signature },
        ]
      }
      const { nonce } = news
      return [
        { ...state, type: 'preparing', nonce },
        { type: 'WRITE', round, nonce, signer },
      ]
    }
    case 'WRITTEN': {
      if (state.type !== 'preparing' || !state.nonce) return [state]
      const { nonce, round, signer, trouble } = state
      const { message } = news
      return [{ type: 'ready', round, signer, nonce, message, trouble }]
    }
    case 'UNPREPARED': {
      if (state.type !== 'preparing') return [state]
      const { round, signer } = state
      return [{ type: 'failed', round, signer }]
    }
    case 'SIGNED': {
      // A wallet that was slow, or showed an earlier question, has signed the very message that is wanted.
      if (state.type !== 'signing' && state.type !== 'ready') return [state]
      const { message, round, signer } = state
      const { signature } = news
      return [
        { type: 'verifying', round, signer },
        { type: 'VERIFY', round, message, signature },
      ]
    }
    case 'UNSIGNED': {
      // The late end of one question is not that of the next.
      if (state.type !== (news.isLate ? 'ready' : 'signing')) return [state]
      const { message, nonce, round, signer } = state
      const { failure } = news
      // A visitor that refused in the wallet knows it.
      const trouble: Trouble | undefined =
        failure.class === 'rejected' ? undefined : { step: 'signing', failure }
      return [{ type: 'ready', round, signer, nonce, message, trouble }]
    }
    case 'VERIFIED': {
      if (state.type !== 'verifying') return [state]
      const { round, signer } = state
      // The host may take a nonce once only, whatever it said of it.
      return news.ok
        ? [{ type: 'done', round, signer }]
        : prepare(state, signer, { step: 'verifying' })
    }
  }
}
