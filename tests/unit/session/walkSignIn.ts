import type { NextSignIn } from '../../../src/session/prepareSignIn'
import { firstSignIn, reduceSignIn } from '../../../src/session/reduceSignIn'
import type {
  Seen,
  Signer,
  SignIn,
  SignInEvent,
} from '../../../src/session/SignIn'
import { alice, bob } from './sessionEvents'

const signers: readonly Signer[] = [
  { address: alice, chainId: 8453 },
  // No chain of the host.
  { address: alice, chainId: 137 },
  { address: bob, chainId: 8453 },
]

/** The message that this host writes. */
export const messageOf = (signer: Signer, nonce: string) =>
  `${signer.address} on ${signer.chainId}: ${nonce}`

const everySeen: readonly Seen[] = [
  ...signers.flatMap((signer): Seen[] => [
    { is: 'open', signer },
    { is: 'looking', signer },
    { is: 'signed-in', signer },
  ]),
  { is: 'closed' },
]

/** Every failure that is told, and the one that is not. */
const failures = [{ class: 'unknown' }, { class: 'rejected' }] as const

/** Everything that can meet this state: what the visitor does, and answers to this round and to an older one. */
function eventsAt(state: SignIn): readonly SignInEvent[] {
  const answers = [state.round, state.round - 1].flatMap(
    (round): SignInEvent[] => [
      { type: 'NONCE', round, nonce: `nonce ${round}` },
      ...[alice, bob].map(
        (address): SignInEvent => ({
          type: 'GIVEN',
          round,
          address,
          message: 'given',
          signature: '0x51',
        }),
      ),
      { type: 'WRITTEN', round, message: writtenAt(state) },
      { type: 'UNPREPARED', round },
      { type: 'SIGNED', round, signature: '0x51' },
      ...failures.flatMap((failure) =>
        [false, true].map(
          (isLate): SignInEvent => ({
            type: 'UNSIGNED',
            round,
            failure,
            isLate,
          }),
        ),
      ),
      { type: 'VERIFIED', round, ok: true },
      { type: 'VERIFIED', round, ok: false },
    ],
  )
  const seen = everySeen.map(
    (each): SignInEvent => ({ type: 'SEEN', seen: each }),
  )
  return [{ type: 'GO' }, ...seen, ...answers]
}

function writtenAt(state: SignIn): string {
  return state.type === 'preparing' && state.nonce
    ? messageOf(state.signer, state.nonce)
    : 'late'
}

export type SignInTransition = {
  readonly state: SignIn
  readonly event: SignInEvent
  readonly next: SignIn
  readonly commands: readonly (NextSignIn[1] & object)[]
}

/** Walks from the first state through every event, and returns every transition. Rounds behave alike. */
export function walkSignIn(): readonly SignInTransition[] {
  const first: SignIn = { ...firstSignIn, round: 5 }
  const seen = new Map([[keyOf(first), first]])
  const transitions: SignInTransition[] = []
  // A map shows what is added to it while it is walked.
  for (const [, state] of seen)
    for (const event of eventsAt(state)) {
      const [next, ...commands] = reduceSignIn(state, event)
      transitions.push({ state, event, next, commands })
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next)
    }
  return transitions
}

export function keyOf(state: SignIn): string {
  return JSON.stringify(state, (key, value) =>
    key === 'round' || key === 'nonce' || key === 'message' ? key : value,
  )
}
