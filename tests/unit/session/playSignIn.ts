import type { NextSignIn } from '../../../src/session/prepareSignIn'
import { firstSignIn, reduceSignIn } from '../../../src/session/reduceSignIn'
import type { Signer, SignInEvent } from '../../../src/session/SignIn'
import { alice } from './sessionEvents'

export const signer: Signer = { address: alice, chainId: 8453 }
export const open = (who: Signer = signer): SignInEvent => ({
  type: 'SEEN',
  seen: { is: 'open', signer: who },
})
export const closed: SignInEvent = { type: 'SEEN', seen: { is: 'closed' } }
export const looking = (who: Signer = signer): SignInEvent => ({
  type: 'SEEN',
  seen: { is: 'looking', signer: who },
})
export const signedIn = (who: Signer = signer): SignInEvent => ({
  type: 'SEEN',
  seen: { is: 'signed-in', signer: who },
})

/** Answers are given as of the round that waits. */
type Said =
  | Exclude<SignInEvent, { round: number }>
  | ((round: number) => SignInEvent)

export const nonce: Said = (round) => ({ type: 'NONCE', round, nonce: 'n1' })
export const written: Said = (round) => ({
  type: 'WRITTEN',
  round,
  message: 'm1',
})
export const unprepared: Said = (round) => ({ type: 'UNPREPARED', round })
export const go: Said = { type: 'GO' }
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

export function play(...said: (Said | SignInEvent)[]) {
  const first: NextSignIn = [firstSignIn]
  const [state, ...commands] = said.reduce<NextSignIn>(([before], each) => {
    const event = typeof each === 'function' ? each(before.round) : each
    return reduceSignIn(before, event)
  }, first)
  return { state, commands, asked: commands.map(({ type }) => type) }
}

export const ready = [open(), nonce, written]
export const verifying = [...ready, go, signed]
