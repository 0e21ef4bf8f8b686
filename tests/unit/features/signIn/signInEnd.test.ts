import { expect, test } from 'vitest'
import {
  closed,
  go,
  type Happening,
  looking,
  open,
  play,
  ready,
  signedIn,
  verified,
  verifying,
} from '../../../fixtures/session/playSignIn'
import { alice, bob } from '../../../fixtures/session/sessionEvents'

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
