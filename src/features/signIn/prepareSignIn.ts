import type { Command } from '../../wallet/session/Command'
import type { Signer, SignIn, Trouble } from './SignIn'

/** The next step and its commands. */
export type NextSignIn = readonly [SignIn, ...(readonly Command[])]

/** Starts a new round with a new nonce. */
export function prepare(
  state: SignIn,
  signer: Signer,
  trouble?: Trouble,
): NextSignIn {
  const round = state.round + 1
  return [
    { type: 'preparing', round, signer, trouble },
    { type: 'FETCH', round },
  ]
}

/** Writes the message again for a new account or chain. The unused nonce stays valid. */
export function rewrite(
  state: SignIn,
  signer: Signer,
  nonce: string,
): NextSignIn {
  const round = state.round + 1
  return [
    { type: 'preparing', round, signer, nonce },
    { type: 'WRITE', round, nonce, signer },
  ]
}
