import { describe, expect, test } from 'vitest'
import { withSeveralWallets } from '../../../../src/features/severalWallets/withSeveralWallets'
import { initialSignIn } from '../../../../src/features/signIn/reduceSignIn'
import { withSignIn } from '../../../../src/features/signIn/withSignIn'
import type { Command } from '../../../../src/wallet/session/Command'
import type { Event } from '../../../../src/wallet/session/Event'
import { initialState } from '../../../../src/wallet/session/initialState'
import { reduce } from '../../../../src/wallet/session/reduce'
import type { State } from '../../../../src/wallet/session/State'
import { authOf } from '../../../../src/wallet/session/selectors'
import { accountOf, alice, bob } from '../../../fixtures/session/accounts'
import {
  configured,
  factsIn,
  foreign,
} from '../../../fixtures/session/sessionFacts'
import {
  isOfSignIn,
  signInEventsAt,
  keyOf as signInKeyOf,
} from '../../../fixtures/session/signInEvents'

const facts = factsIn('wide')
const accounts = [
  accountOf(alice, configured[0]),
  accountOf(alice, foreign),
  accountOf(bob, configured[0]),
]

/** Events that open the form, close it, or bypass it. */
const around: readonly Event[] = [
  { type: 'PREPARE' },
  { type: 'OPEN', dialog: 'connect' },
  { type: 'OPEN', dialog: 'account' },
  { type: 'CLOSE' },
  { type: 'DISCONNECT' },
  { type: 'DISCONNECTED' },
  ...accounts.flatMap((account): Event[] => [
    { type: 'CONNECTED', account },
    { type: 'CHANGED', account },
  ]),
  { type: 'AUTH', status: 'loading' },
  { type: 'AUTH', status: 'unauthenticated' },
  ...[undefined, alice, bob].map(
    (address): Event => ({ type: 'AUTH', status: 'authenticated', address }),
  ),
]

const signInIn = ({ signIn }: State) => signIn ?? initialSignIn

function keyOf(state: State): string {
  const { signIn, ...rest } = state
  return JSON.stringify(rest) + signInKeyOf(signInIn(state))
}

type Transition = {
  readonly state: State
  readonly event: Event
  readonly next: State
  readonly commands: readonly Command[]
}

/** Visits every state of a session with a form, with every event. */
function walk(rules: typeof reduce): readonly Transition[] {
  const follow = withSignIn(rules)
  const first: State = { ...initialState, auth: 'unauthenticated' }
  const seen = new Map([[keyOf(first), first]])
  const transitions: Transition[] = []
  // A map iterates over entries that are added during the iteration.
  for (const state of seen.values())
    for (const event of [...around, ...signInEventsAt(signInIn(state))]) {
      const [next, commands] = follow(state, event, facts)
      transitions.push({ state, event, next, commands })
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next)
    }
  return transitions
}

/** Returns whether the form is shown. */
const isShown = (state: State) =>
  state.connection.type === 'connected' &&
  state.dialog?.name === 'connect' &&
  authOf(state) === 'unauthenticated'

describe.each([
  ['one wallet', reduce],
  ['several wallets', withSeveralWallets(reduce)],
] as const)('with %s', (_, rules) => {
  const transitions = walk(rules)

  test('every step of signing in is reached', () => {
    const steps = new Set(transitions.map(({ next }) => signInIn(next).type))
    expect([...steps].sort()).toEqual(
      'done failed idle preparing ready signing verifying'.split(' '),
    )
  })

  const laws: Record<string, (transition: Transition) => boolean> = {
    'everything except signing in follows the session’s reducer': ({
      state,
      event,
      next,
      commands,
    }) => {
      if (isOfSignIn(event)) return true
      const [ruled, asked] = rules(state, event, facts)
      return (
        JSON.stringify({ ...next, signIn: 0 }) ===
          JSON.stringify({ ...ruled, signIn: 0 }) &&
        asked.every(({ type }) => commands.some((it) => it.type === type))
      )
    },
    'a form prepares when it is shown': ({ state, event, next }) =>
      isOfSignIn(event) ||
      !isShown(next) ||
      (isShown(state) && state === next) ||
      signInIn(next).type !== 'idle',
    'nothing is signed without a form': ({ next, commands }) =>
      isShown(next) || !commands.some(({ type }) => type === 'SIGN'),
    'a successful verification makes the connected account the signer': ({
      state,
      next,
    }) =>
      signInIn(state).type !== 'verifying' ||
      next.signIn?.type !== 'done' ||
      next.signer === next.connection.account?.address,
    'the number of the round never decreases': ({ state, next }) =>
      signInIn(next).round >= signInIn(state).round,
    'an event that changes nothing returns the same state object': ({
      state,
      event,
      next,
    }) =>
      isOfSignIn(event) ||
      rules(state, event, facts)[0] !== state ||
      next === state,
  }

  test.each(Object.entries(laws))('%s', (_, holds) => {
    expect(transitions.find((each) => !holds(each))).toBeUndefined()
  })
})
