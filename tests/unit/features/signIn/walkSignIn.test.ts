import { expect, test } from 'vitest'
import type { SignIn } from '../../../../src/features/signIn/SignIn'
import {
  keyOf,
  messageOf,
  type SignInTransition,
  walkSignIn,
} from '../../../fixtures/session/walkSignIn'

const transitions = walkSignIn()

const questions = ({ commands }: SignInTransition) =>
  commands.filter(({ type }) => type !== 'SIGN_OUT')

/** Returns the command whose answer a state waits for. */
function waitsFor(state: SignIn) {
  if (state.type === 'preparing') return state.nonce ? 'WRITE' : 'FETCH'
  if (state.type === 'signing') return 'SIGN'
  return state.type === 'verifying' ? 'VERIFY' : undefined
}

const laws: Record<string, (transition: SignInTransition) => boolean> = {
  'an answer of an older round changes nothing, and a late verification causes a sign-out':
    ({ state, event, next, commands }) => {
      const isLate = 'round' in event && event.round !== state.round
      const isYes = event.type === 'VERIFIED' && event.ok
      const said = isYes ? [{ type: 'SIGN_OUT' }] : []
      return (
        !isLate ||
        (next === state && JSON.stringify(commands) === JSON.stringify(said))
      )
    },
  'at most one command is sent at a time, in the round that waits for it': (
    transition,
  ) => {
    const [question, ...more] = questions(transition)
    const isOfRound =
      !question ||
      !('round' in question) ||
      question.round === transition.next.round
    return more.length === 0 && isOfRound
  },
  'a state that waits has sent its command, and a pending command is not repeated':
    (transition) => {
      const { state, next } = transition
      const isNew =
        waitsFor(next) !== waitsFor(state) || next.round !== state.round
      const [question] = questions(transition)
      return question?.type === (isNew ? waitsFor(next) : undefined)
    },
  'the wallet is prompted only by SIGN_IN in the state ready': ({
    event,
    state,
    commands,
  }) =>
    commands.every(({ type }) => type !== 'SIGN') ||
    (event.type === 'SIGN_IN' && state.type === 'ready'),
  'the message contains the connected account and chain': ({ next }) =>
    (next.type !== 'ready' && next.type !== 'signing') ||
    next.message === messageOf(next.signer, next.nonce),
  'a signature that a wallet returned while it connected is verified for that account only':
    ({ event, next, commands }) =>
      event.type !== 'GIVEN' ||
      commands.every(({ type }) => type !== 'VERIFY') ||
      (next.type === 'verifying' && next.signer.address === event.address),
  'a nonce that the host has seen is not signed again': ({ state, next }) =>
    state.type !== 'verifying' ||
    next.type !== 'preparing' ||
    next.nonce === undefined,
  'an account other than the signer’s ends the round': ({
    event,
    state,
    next,
  }) =>
    event.type !== 'SEEN' ||
    event.seen.is === 'closed' ||
    (state.type !== 'verifying' && state.type !== 'done') ||
    event.seen.signer.address === state.signer.address ||
    next.round > state.round,
  'a form that is closed waits for nothing': ({ event, next }) =>
    event.type !== 'SEEN' || event.seen.is !== 'closed' || next.type === 'idle',
}

test.each(Object.entries(laws))('%s', (_, holds) => {
  expect(transitions.find((each) => !holds(each))).toBeUndefined()
})

test('every step of signing in is reached', () => {
  const steps = new Set(transitions.map(({ next }) => next.type))
  expect([...steps].sort()).toEqual(
    'done failed idle preparing ready signing verifying'.split(' '),
  )
})

test('every state has a path to being signed in', () => {
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
