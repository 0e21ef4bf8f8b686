import { expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import { hasLeft } from '../../../src/session/hasLeft'
import type { State } from '../../../src/session/State'
import { connected, play } from './play'
import { flowOf } from './readState'
import { accountOf, alice, bob } from './sessionEvents'
import { configured, factsIn } from './sessionFacts'
import { type Transition, walkSession } from './walkSession'

const [base, second] = configured

const signedIn = play([{ type: 'AUTH', status: 'authenticated' }], {
  from: connected,
}).state

const leaves = (event: Event, from = signedIn) =>
  hasLeft(from, play([event], { from }).state)

test('who disconnects is signed out', () => {
  expect(leaves({ type: 'DISCONNECTED' })).toBe(true)
})

test('another account is not the one that signed in', () => {
  const account = accountOf(bob, base)
  expect(leaves({ type: 'CHANGED', account })).toBe(true)
})

test('the same account behind another wallet signs in anew', () => {
  const connector = { id: 'other', name: 'Other' }
  const account = { ...accountOf(alice, base), connector }
  expect(leaves({ type: 'CHANGED', account })).toBe(true)
})

test('another chain signs nobody out', () => {
  const account = accountOf(alice, second)
  expect(leaves({ type: 'CHANGED', account })).toBe(false)
})

test('the same address in other capitals is the same account', () => {
  const lower = accountOf(`0x${alice.slice(2).toLowerCase()}`, base)
  expect(leaves({ type: 'CHANGED', account: lower })).toBe(false)
})

test('a session of an earlier page is signed out when a wallet is chosen, not when it resumes', () => {
  const { state: away } = play([{ type: 'AUTH', status: 'authenticated' }])
  const account = accountOf(alice, base)
  const chosen = play(
    [
      { type: 'OPEN', dialog: 'connect' },
      { type: 'CHOOSE', walletId: 'everything' },
    ],
    { from: away },
  ).state
  const { attempts: attempt } = chosen
  expect(leaves({ type: 'CONNECTED', attempt, account }, chosen)).toBe(true)
  const resuming = play([{ type: 'RECONNECTING' }], { from: away }).state
  expect(leaves({ type: 'CONNECTED', account }, resuming)).toBe(false)
})

test('who has not signed in is not signed out', () => {
  expect(leaves({ type: 'DISCONNECTED' }, connected)).toBe(false)
})

test('at every state of a session with a sign-in, who has left is another account or wallet', () => {
  const broken: Transition[] = []
  walkSession([factsIn('compact')], true, (transition) => {
    const { state, next } = transition
    const was = whoIn(state)
    const is = whoIn(next)
    // Whom an earlier page signed in, and who now chose a wallet, may be two.
    const isChosen = !was && is && flowOf(state)?.attempt
    const isDue = Boolean(was ? was !== is : isChosen)
    if (hasLeft(state, next) !== (state.auth === 'authenticated' && isDue))
      broken.push(transition)
  })
  expect(broken).toEqual([])
})

/** Account and wallet in one word. */
function whoIn({ connection }: State): string | undefined {
  if (connection.type !== 'connected') return undefined
  const { address, connector } = connection.account
  return `${address.toLowerCase()} ${connector.id}`
}
