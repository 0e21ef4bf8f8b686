import type { NextSignIn } from '../../../src/session/signIn/prepareSignIn'
import {
  firstSignIn,
  reduceSignIn,
} from '../../../src/session/signIn/reduceSignIn'
import type { Seen, Signer, SignIn } from '../../../src/session/signIn/SignIn'
import { seeSignIn } from '../../../src/session/signIn/seeSignIn'
import { alice } from './sessionEvents'

/** What happens to the form, and what the rest of the session makes of it. */
export type Happening = SignInDone | Look
export type SignInDone = Parameters<typeof reduceSignIn>[1]
type Look = { readonly type: 'SEEN'; readonly seen: Seen }

export function takeSignIn(state: SignIn, happening: Happening): NextSignIn {
  return happening.type === 'SEEN'
    ? seeSignIn(state, happening.seen)
    : reduceSignIn(state, happening)
}

export const signer: Signer = { address: alice, chainId: 8453 }
export const open = (who: Signer = signer): Happening => ({
  type: 'SEEN',
  seen: { is: 'open', signer: who },
})
export const closed: Happening = { type: 'SEEN', seen: { is: 'closed' } }
export const looking = (who: Signer = signer): Happening => ({
  type: 'SEEN',
  seen: { is: 'looking', signer: who },
})
export const signedIn = (who: Signer = signer): Happening => ({
  type: 'SEEN',
  seen: { is: 'signed-in', signer: who },
})

/** Answers are given as of the round that waits. */
type Said =
  | Exclude<Happening, { round: number }>
  | ((round: number) => Happening)

export const nonce: Said = (round) => ({ type: 'NONCE', round, nonce: 'n1' })
export const written: Said = (round) => ({
  type: 'WRITTEN',
  round,
  message: 'm1',
})
export const unprepared: Said = (round) => ({ type: 'UNPREPARED', round })
export const go: Said = { type: 'SIGN_IN' }
export const signed: Said = (round) => ({
  type: 'SIGNED',
  round,
  signature: '0x51',
})
export const unsigned = (
  failure: 'rejected' | 'timed-out' | 'already-pending',
  isLate = false,
): Said => {
  return (round) => ({
    type: 'UNSIGNED',
    round,
    failure: { class: failure },
    isLate,
  })
}
export const verified = (ok: boolean): Said => {
  return (round) => ({ type: 'VERIFIED', round, ok })
}

export function play(...said: (Said | Happening)[]) {
  const first: NextSignIn = [firstSignIn]
  const [state, ...commands] = said.reduce<NextSignIn>(([before], each) => {
    const event = typeof each === 'function' ? each(before.round) : each
    return takeSignIn(before, event)
  }, first)
  return { state, commands, asked: commands.map(({ type }) => type) }
}

export const ready = [open(), nonce, written]
export const verifying = [...ready, go, signed]
