import { expect, test } from 'vitest'
import type { SignIn, SignInStep } from '../../../../src/session/signIn/SignIn'
import {
  keyOf,
  messageOf,
  type SignInTransition,
  walkSignIn,
} from '../../../fixtures/session/walkSignIn'

const transitions = walkSignIn()

/** Returns the first transition that breaks a law. */
const broken = (holds: (transition: SignInTransition) => boolean) =>
  transitions.find((each) => !holds(each))

const questions = ({ commands }: SignInTransition) =>
  commands.filter(({ type }) => type !== 'SIGN_OUT')

test('every step of signing in is reached', () => {
  const steps = new Set(transitions.map(({ next }) => next.type))
  expect(steps).toEqual(
    new Set<SignInStep['type']>([
      'idle',
      'preparing',
      'ready',
      'signing',
      'verifying',
      'failed',
      'done',
    ]),
  )
})

test('an answer of an older round changes nothing, and a late verification causes a sign-out', () => {
  expect(
    broken(({ state, event, next, commands }) => {
      const isLate = 'round' in event && event.round !== state.round
      const isYes = event.type === 'VERIFIED' && event.ok
      const said = isYes ? [{ type: 'SIGN_OUT' }] : []
      return (
        !isLate ||
        (next === state && JSON.stringify(commands) === JSON.stringify(said))
      )
    }),
  ).toBeUndefined()
})

test('at most one command is sent at a time, in the round that waits for it', () => {
  expect(
    broken((transition) => {
      const [question, ...more] = questions(transition)
      return (
        more.length === 0 &&
        (!question || !('round' in question)
          ? true
          : question.round === transition.next.round)
      )
    }),
  ).toBeUndefined()
})

test('a state that waits has sent its command, and a pending command is not repeated', () => {
  const waitsFor = (state: SignIn) => {
    if (state.type === 'preparing') return state.nonce ? 'WRITE' : 'FETCH'
    if (state.type === 'signing') return 'SIGN'
    return state.type === 'verifying' ? 'VERIFY' : undefined
  }
  expect(
    broken((transition) => {
      const { state, next } = transition
      const isNew =
        waitsFor(next) !== waitsFor(state) || next.round !== state.round
      const [question] = questions(transition)
      return question?.type === (isNew ? waitsFor(next) : undefined)
    }),
  ).toBeUndefined()
})

test('the wallet is prompted only by SIGN_IN in the state ready', () => {
  expect(
    broken(({ event, state, commands }) => {
      const isAsked = commands.some(({ type }) => type === 'SIGN')
      return !isAsked || (event.type === 'SIGN_IN' && state.type === 'ready')
    }),
  ).toBeUndefined()
})

test('the message contains the connected account and chain', () => {
  expect(
    broken(({ next }) =>
      next.type === 'ready' || next.type === 'signing'
        ? next.message === messageOf(next.signer, next.nonce)
        : true,
    ),
  ).toBeUndefined()
})

test('a signature that a wallet returned while it connected is verified for that account only', () => {
  expect(
    broken(
      ({ event, next, commands }) =>
        event.type !== 'GIVEN' ||
        commands.every(({ type }) => type !== 'VERIFY') ||
        (next.type === 'verifying' && next.signer.address === event.address),
    ),
  ).toBeUndefined()
})

test('a nonce that the host has seen is not signed again', () => {
  expect(
    broken(
      ({ state, next }) =>
        state.type !== 'verifying' ||
        next.type !== 'preparing' ||
        next.nonce === undefined,
    ),
  ).toBeUndefined()
})

test('an account other than the signer’s ends the round', () => {
  expect(
    broken(
      ({ event, state, next }) =>
        event.type !== 'SEEN' ||
        event.seen.is === 'closed' ||
        (state.type !== 'verifying' && state.type !== 'done') ||
        event.seen.signer.address === state.signer.address ||
        next.round > state.round,
    ),
  ).toBeUndefined()
})

test('a form that is closed waits for nothing', () => {
  expect(
    broken(
      ({ event, next }) =>
        event.type !== 'SEEN' ||
        event.seen.is !== 'closed' ||
        next.type === 'idle',
    ),
  ).toBeUndefined()
})

test('every state has a path to being signed in [D12]', () => {
  const reaching = new Set(
    transitions
      .filter(({ next }) => next.type === 'done')
      .map(({ next }) => keyOf(next)),
  )
  for (let before = -1; before !== reaching.size; ) {
    before = reaching.size
    for (const { state, next } of transitions)
      if (reaching.has(keyOf(next))) reaching.add(keyOf(state))
  }
  expect(
    transitions.find(({ state }) => !reaching.has(keyOf(state))),
  ).toBeUndefined()
})
