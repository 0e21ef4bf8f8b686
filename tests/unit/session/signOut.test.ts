import { expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import { connected, play } from './play'
import { accountOf, alice, bob } from './sessionEvents'
import { configured } from './sessionFacts'

const [base, second] = configured

const signedIn = play([{ type: 'AUTH', status: 'authenticated' }], {
  from: connected,
}).state

const signOuts = (event: Event, from = signedIn) =>
  play([event], { from }).commands.filter(({ type }) => type === 'SIGN_OUT')

test('who disconnects is signed out', () => {
  expect(signOuts({ type: 'DISCONNECTED' })).toHaveLength(1)
})

test('another account is not the one that signed in', () => {
  const account = accountOf(bob, base)
  expect(signOuts({ type: 'CHANGED', account })).toHaveLength(1)
})

test('the same account behind another wallet signs in anew', () => {
  const connector = { id: 'other', name: 'Other' }
  const account = { ...accountOf(alice, base), connector }
  expect(signOuts({ type: 'CHANGED', account })).toHaveLength(1)
})

test('another chain signs nobody out', () => {
  const account = accountOf(alice, second)
  expect(signOuts({ type: 'CHANGED', account })).toEqual([])
})

test('the same address in other capitals is the same account', () => {
  const lower = accountOf(`0x${alice.slice(2).toLowerCase()}`, base)
  expect(signOuts({ type: 'CHANGED', account: lower })).toEqual([])
})

test('a session of an earlier page is signed out when a wallet is chosen, not when it resumes', () => {
  const away = play([
    { type: 'AUTH', status: 'authenticated' },
    { type: 'OPEN', dialog: 'connect' },
    { type: 'CHOOSE', walletId: 'everything' },
  ]).state
  const account = accountOf(alice, base)
  const chosen: Event = { type: 'CONNECTED', attempt: away.attempts, account }
  expect(signOuts(chosen, away)).toHaveLength(1)
  expect(signOuts({ type: 'CONNECTED', account }, away)).toEqual([])
})

test('who has not signed in is not signed out', () => {
  expect(signOuts({ type: 'DISCONNECTED' }, connected)).toEqual([])
})
