import { expect, test } from 'vitest'
import {
  initialSignIn,
  reduceSignIn,
} from '../../../../src/features/signIn/reduceSignIn'
import type { Signer } from '../../../../src/session/signIn/SignIn'
import {
  closed,
  go,
  type Happening,
  nonce,
  open,
  play,
  ready,
  signed,
  signer,
  unprepared,
  unsigned,
  verified,
  verifying,
  written,
} from '../../../fixtures/session/playSignIn'
import { alice, bob } from '../../../fixtures/session/sessionEvents'

test('before the form is shown, no command is sent', () => {
  expect(play(closed)).toMatchObject({ asked: [] })
  expect(play(closed).state).toBe(initialSignIn)
  expect(play(go).asked).toEqual([])
})

test('each command contains its data and the round that waits for it', () => {
  const round = 1
  expect(play(open()).commands).toEqual([{ type: 'FETCH', round }])
  expect(play(open(), nonce).commands).toEqual([
    { type: 'WRITE', round, nonce: 'n1', signer },
  ])
  expect(play(...ready, go).commands).toEqual([
    { type: 'SIGN', round, message: 'm1', address: alice },
  ])
  expect(play(...verifying).commands).toEqual([
    { type: 'VERIFY', round, message: 'm1', signature: '0x51' },
  ])
})

test('a nonce that arrives after the account has changed is used for the new account', () => {
  const other: Signer = { address: bob, chainId: 8453 }
  expect(play(open(), open(other), nonce).commands).toMatchObject([
    { type: 'WRITE', signer: other },
  ])
})

test('the form prepares once, when it opens', () => {
  expect(play(open()).asked).toEqual(['FETCH'])
  expect(play(open(), open()).asked).toEqual([])
  expect(play(open(), nonce).asked).toEqual(['WRITE'])
  expect(play(...ready, open()).asked).toEqual([])
})

test('the commands follow each other from preparing to done', () => {
  expect(play(...ready).state).toMatchObject({ type: 'ready', message: 'm1' })
  expect(play(...ready, go).asked).toEqual(['SIGN'])
  expect(play(...verifying).asked).toEqual(['VERIFY'])
  expect(play(...verifying, verified(true)).state.type).toBe('done')
})

test('after a nonce failed to load, SIGN_IN fetches it again', () => {
  expect(play(open(), unprepared).state.type).toBe('failed')
  expect(play(open(), unprepared, go).asked).toEqual(['FETCH'])
})

test('a nonce that failed to load is not fetched again when the account changes', () => {
  const other: Signer = { address: bob, chainId: 8453 }
  expect(play(open(), unprepared, open(other))).toMatchObject({
    state: { type: 'failed', signer: other },
    asked: [],
  })
})

test('a nonce that arrives late is used, unless another one was requested', () => {
  const late = play(open(), unprepared, nonce)
  expect(late.asked).toEqual(['WRITE'])
  expect(late.state).toMatchObject({ type: 'preparing', nonce: 'n1' })
  const { state } = play(open(), unprepared, go)
  const stale = { type: 'NONCE', round: state.round - 1, nonce: 'n0' } as const
  expect(reduceSignIn(state, stale)).toEqual([state])
})

test('after a message failed, SIGN_IN fetches a new nonce', () => {
  expect(play(open(), nonce, unprepared, go).asked).toEqual(['FETCH'])
})

test('a visitor who rejects in the wallet can sign again, and sees no error', () => {
  const { state } = play(...ready, go, unsigned('rejected'))
  expect(state).toMatchObject({ type: 'ready', message: 'm1' })
  expect(state).not.toHaveProperty('trouble.step')
})

test('a wallet that did not sign shows an error, and a retry uses the same message', () => {
  const { state } = play(...ready, go, unsigned('timed-out'))
  expect(state).toMatchObject({
    type: 'ready',
    trouble: { step: 'signing', failure: { class: 'timed-out' } },
  })
  expect(play(...ready, go, unsigned('timed-out'), go).asked).toEqual(['SIGN'])
})

test('a rejection after an error removes the error', () => {
  const twice = [go, unsigned('timed-out'), go, unsigned('rejected')]
  expect(play(...ready, ...twice).state).not.toHaveProperty('trouble.step')
})

const slow = [...ready, go, unsigned('timed-out')]

test('a late signature is used while the form waits for one', () => {
  expect(play(...slow, signed).asked).toEqual(['VERIFY'])
  const again = [...slow, go, unsigned('already-pending')]
  expect(play(...again, signed).asked).toEqual(['VERIFY'])
  expect(play(...slow, go, signed, signed).asked).toEqual([])
})

test('a signature that no form waits for changes nothing', () => {
  const { state } = play(...slow)
  const { round } = state
  const late: Happening = { type: 'SIGNED', round, signature: '0x51' }
  const other = open({ address: bob, chainId: 8453 })
  expect(play(...slow, closed, late).asked).toEqual([])
  expect(play(...slow, other, late)).toEqual({
    state: play(...slow, other).state,
    commands: [],
    asked: [],
  })
})

test('a late rejection removes the error, and does not affect a later prompt', () => {
  const late = unsigned('rejected', true)
  expect(play(...slow, late).state).not.toHaveProperty('trouble.step')
  expect(play(...slow, go, late).state.type).toBe('signing')
})

test('a signature that the host rejects shows an error, and a new nonce is fetched at once', () => {
  const { state, asked } = play(...verifying, verified(false))
  expect(state).toMatchObject({
    type: 'preparing',
    trouble: { step: 'verifying' },
  })
  expect(asked).toEqual(['FETCH'])
  const again = play(...verifying, verified(false), nonce, written)
  expect(again.state).toMatchObject({
    type: 'ready',
    trouble: { step: 'verifying' },
  })
})

test('another chain creates the message again with the same nonce', () => {
  const elsewhere = open({ address: alice, chainId: 137 })
  const there: Signer = { address: alice, chainId: 137 }
  expect(play(...ready, elsewhere)).toMatchObject({
    state: { type: 'preparing', nonce: 'n1', signer: there },
    commands: [{ type: 'WRITE', round: 2, nonce: 'n1', signer: there }],
  })
})
