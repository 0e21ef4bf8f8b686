import { expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import { hasLeft } from '../../../src/session/hasLeft'
import { connected, play } from './play'
import { accountOf, alice, bob } from './sessionEvents'
import { configured } from './sessionFacts'

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
