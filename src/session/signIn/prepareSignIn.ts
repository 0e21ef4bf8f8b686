import type { Command } from '../Command'
import type { Signer, SignIn, Trouble } from './SignIn'

/** A step, and what it asks for. */
export type NextSignIn = readonly [SignIn, ...(readonly Command[])]

/** Starts over with a nonce that no message has had. */
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

/** The message names account and chain; an unused nonce stays valid. */
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
