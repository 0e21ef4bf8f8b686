import type { Event } from '../../../src/session/Event'
import type { NextSignIn } from '../../../src/session/signIn/prepareSignIn'
import { firstSignIn } from '../../../src/session/signIn/reduceSignIn'
import type { Seen, Signer, SignIn } from '../../../src/session/signIn/SignIn'
import { type Happening, type SignInDone, takeSignIn } from './playSignIn'
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

export const isOfSignIn = ({ type, ...rest }: Event) =>
  'round' in rest || type === 'SIGN_IN' || type === 'PREPARE'

/** What the visitor does at the form, and answers to this round and to an older one. */
export function signInEventsAt(state: SignIn): readonly SignInDone[] {
  const answers = [state.round, state.round - 1].flatMap(
    (round): SignInDone[] => [
      { type: 'NONCE', round, nonce: `nonce ${round}` },
      ...[alice, bob].map(
        (address): SignInDone => ({
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
          (isLate): SignInDone => ({
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
  return [{ type: 'SIGN_IN' }, ...answers]
}

/** Everything that can meet this state. */
function eventsAt(state: SignIn): readonly Happening[] {
  const seen = everySeen.map(
    (each): Happening => ({ type: 'SEEN', seen: each }),
  )
  return [...seen, ...signInEventsAt(state)]
}

function writtenAt(state: SignIn): string {
  return state.type === 'preparing' && state.nonce
    ? messageOf(state.signer, state.nonce)
    : 'late'
}

export type SignInTransition = {
  readonly state: SignIn
  readonly event: Happening
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
      const [next, ...commands] = takeSignIn(state, event)
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
