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
  looking,
  nonce,
  open,
  play,
  ready,
  signed,
  signedIn,
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

test('a signature that is being verified stays valid on another chain, but not for another account', () => {
  const elsewhere = open({ address: alice, chainId: 137 })
  expect(play(...verifying, elsewhere).state).toMatchObject({
    type: 'verifying',
    signer: { chainId: 137 },
  })
  const other = open({ address: bob, chainId: 8453 })
  expect(play(...verifying, other).asked).toEqual(['FETCH'])
})

test('a verification that succeeds after the form was closed or the account has changed causes a sign-out', () => {
  const { round } = play(...verifying).state
  const late: Happening = { type: 'VERIFIED', round, ok: true }
  const other = open({ address: bob, chainId: 8453 })
  expect(play(...verifying, closed, late).asked).toEqual(['SIGN_OUT'])
  expect(play(...verifying, closed, open(), late).asked).toEqual(['SIGN_OUT'])
  expect(play(...verifying, other, late).asked).toEqual(['SIGN_OUT'])
  expect(play(...verifying, verified(true), closed).asked).toEqual(['SIGN_OUT'])
})

test('after a successful verification, the status of the host closes the form without a sign-out', () => {
  const done = [...verifying, verified(true)]
  expect(play(...done, looking())).toMatchObject({
    state: { type: 'done' },
    asked: [],
  })
  expect(play(...done, looking(), signedIn())).toMatchObject({
    state: { type: 'idle' },
    asked: [],
  })
})

test('after a successful verification, another account causes a sign-out, but another chain does not', () => {
  const done = [...verifying, verified(true)]
  const elsewhere = play(...done, open({ address: alice, chainId: 137 }))
  expect(elsewhere).toMatchObject({
    state: { type: 'done', signer: { chainId: 137 } },
    asked: [],
  })
  const other = play(...done, open({ address: bob, chainId: 8453 }))
  expect(other).toMatchObject({
    state: { type: 'preparing', signer: { address: bob } },
    asked: ['SIGN_OUT', 'FETCH'],
  })
})

test('a host that reports its status before the verification resolves ends the form', () => {
  expect(play(...verifying, signedIn()).state.type).toBe('idle')
  expect(play(...verifying, signedIn(), verified(true)).asked).toEqual([])
})

test('the form waits while the host’s status is loading during the verification', () => {
  expect(play(...verifying, looking()).state.type).toBe('verifying')
  expect(play(...ready, looking()).state.type).toBe('idle')
})

test('a verification does not sign in an account that has replaced the signer since', () => {
  const other = { address: bob, chainId: 8453 }
  const { round } = play(...verifying).state
  const late: Happening = { type: 'VERIFIED', round, ok: true }
  for (const seen of [[looking(other)], [looking(), signedIn(other)]]) {
    expect(play(...verifying, ...seen).state.type).toBe('idle')
    expect(play(...verifying, ...seen, late).asked).toEqual(['SIGN_OUT'])
  }
  const done = [...verifying, verified(true)]
  expect(play(...done, looking(other)).asked).toEqual(['SIGN_OUT'])
  expect(play(...done, signedIn(other)).asked).toEqual(['SIGN_OUT'])
})

test('another chain while the status is loading does not change the signer', () => {
  const elsewhere = { address: alice, chainId: 137 }
  expect(play(...verifying, looking(elsewhere)).state.type).toBe('verifying')
  expect(play(...verifying, signedIn(elsewhere), verified(true)).asked).toEqual(
    [],
  )
})

test('closing a form in which nobody has signed in does not sign out', () => {
  for (const before of [[open()], ready, [...ready, go], verifying])
    expect(play(...before, closed).asked).toEqual([])
})

test('a form that opens again starts with a new nonce', () => {
  expect(play(...ready, closed, open()).asked).toEqual(['FETCH'])
})
