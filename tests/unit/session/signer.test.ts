import { expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import { initialState } from '../../../src/session/initialState.initial'
import { statusOf } from '../../../src/session/selectors.initial'
import { connected, play } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const [base, second] = configured

const signedIn = play([{ type: 'AUTH', status: 'authenticated' }], {
  from: connected,
}).state

/** Returns whether an event asks the host to sign out. Checks that the signer is reset exactly then. */
function leaves(event: Event, from = signedIn) {
  const { commands, state } = play([event], { from })
  const isAsked = commands.some(({ type }) => type === 'SIGN_OUT')
  expect(state.signer === null).toBe(isAsked)
  return isAsked
}

test('a disconnect signs out', () => {
  expect(leaves({ type: 'DISCONNECTED' })).toBe(true)
})

test('a pending sign-out is not requested again', () => {
  const { state: gone } = play([{ type: 'DISCONNECTED' }], { from: signedIn })
  const { commands } = play([{ type: 'RECONNECTING' }], { from: gone })
  expect(commands).toEqual([])
})

test('a change to another account signs out', () => {
  const account = accountOf(bob, base)
  expect(leaves({ type: 'CHANGED', account })).toBe(true)
})

test('the same account in another wallet signs out', () => {
  const connector = { id: 'other', name: 'Other' }
  const account = { ...accountOf(alice, base), connector }
  expect(leaves({ type: 'CHANGED', account })).toBe(true)
})

test('a change to another chain does not sign out', () => {
  const account = accountOf(alice, second)
  expect(leaves({ type: 'CHANGED', account })).toBe(false)
})

test('the same address in another case is the same account', () => {
  const lower = accountOf(`0x${alice.slice(2).toLowerCase()}`, base)
  expect(leaves({ type: 'CHANGED', account: lower })).toBe(false)
})

test('a session of an earlier page is signed out when a wallet is chosen, not when it is restored', () => {
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

test('a disconnect while the status is loading keeps the signer', () => {
  const looking = { ...connected, auth: 'loading', signer: alice } as const
  const { commands, state } = play([{ type: 'DISCONNECTED' }], {
    from: looking,
  })
  expect(state.signer).toBe(alice)
  expect(commands).toEqual([])
})

test('an account that changes while the status is loading is not shown as signed in', () => {
  const looking = { ...connected, auth: 'loading' } as const
  const other = play([{ type: 'CHANGED', account: accountOf(bob, base) }], {
    from: looking,
  }).state
  const authenticated = { type: 'AUTH', status: 'authenticated' } as const
  expect(leaves(authenticated, other)).toBe(true)
  const told = { ...authenticated, address: bob }
  expect(leaves(told, other)).toBe(false)
  const elsewhere = play(
    [{ type: 'CHANGED', account: accountOf(alice, second) }],
    { from: looking },
  ).state
  expect(leaves(authenticated, elsewhere)).toBe(false)
})

test('a disconnect without a signer does not sign out', () => {
  expect(connected.signer).toBeUndefined()
  expect(leaves({ type: 'DISCONNECTED' }, connected)).toBe(false)
})

/** A page that starts while the host's server has Alice signed in, and that restores a session. */
const resuming = play(
  [{ type: 'AUTH', status: 'authenticated' }, { type: 'RECONNECTING' }],
  { from: { ...initialState, auth: 'loading', signer: alice } },
).state
const resumed = (address: typeof alice, from = resuming) =>
  play([{ type: 'CONNECTED', account: accountOf(address, base) }], { from })

test('a signer of an earlier page whose session is restored stays signed in', () => {
  const { commands, state } = resumed(alice)
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('connected')
})

test('another account that is restored is not signed in, and the host is asked to sign out', () => {
  const { commands, state } = resumed(bob)
  expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('another account is not signed in if the host reports its status after the session was restored', () => {
  const waiting = { ...initialState, auth: 'loading' as const, signer: alice }
  const { state: back } = resumed(bob, waiting)
  expect(statusOf(back)).toBe('loading')
  const { commands, state } = play(
    [{ type: 'AUTH', status: 'authenticated' }],
    { from: back },
  )
  expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  expect(statusOf(state)).toBe('unauthenticated')
})

test.each([
  ['reports', 'unauthenticated'],
  ['receives its sign-in late, and reports', undefined],
] as const)(
  'a host that %s "unauthenticated" before it has asked its server does not sign in another account',
  (_, auth) => {
    const sloppy = play([{ type: 'AUTH', status: 'unauthenticated' }], {
      from: { ...initialState, auth, signer: alice },
    }).state
    const { state: back } = resumed(bob, sloppy)
    const { state } = play([{ type: 'AUTH', status: 'authenticated' }], {
      from: back,
    })
    expect(statusOf(state)).toBe('unauthenticated')
  },
)

test('the address that the host reports takes precedence over the stored signer', () => {
  const said = { type: 'AUTH', status: 'authenticated', address: bob } as const
  const { commands, state } = play([said], { from: resumed(bob).state })
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('connected')
})

test('an address that the host reports with the status loading is ignored', () => {
  const said = { type: 'AUTH', status: 'loading', address: bob } as const
  expect(play([said], { from: signedIn }).state.signer).toBe(alice)
})

test('the status is loading while the host checks, even if the signer has disconnected', () => {
  const looking = { ...connected, auth: 'loading', signer: null } as const
  expect(statusOf(looking)).toBe('loading')
})

test('a host that still reports the signer who has left is asked to sign out once', () => {
  const said = {
    type: 'AUTH',
    status: 'authenticated',
    address: alice,
  } as const
  const { commands, state } = play([said, said], { from: resumed(bob).state })
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('a verified signature signs in, even if the sign-out of the previous signer has failed', () => {
  const { state } = play([{ type: 'SIGNED_IN', address: bob }], {
    from: resumed(bob).state,
  })
  expect(statusOf(state)).toBe('connected')
})

test('after a sign-out, the next sign-in belongs to the connected account', () => {
  const { state } = play(
    [
      { type: 'AUTH', status: 'unauthenticated' },
      { type: 'AUTH', status: 'authenticated' },
    ],
    { from: resumed(bob).state },
  )
  expect(statusOf(state)).toBe('connected')
  expect(state.signer).toBe(bob)
})

test('a page without a stored signer trusts the host', () => {
  const from = { ...resuming, signer: undefined }
  expect(statusOf(resumed(bob, from).state)).toBe('connected')
})

test('a sign-out that has failed is repeated by the next page, and no account is signed in', () => {
  const { commands, state } = resumed(alice, { ...resuming, signer: null })
  expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('choosing the wallet of the stored signer keeps the account signed in', () => {
  const away = {
    ...initialState,
    auth: 'authenticated',
    signer: alice,
  } as const
  const { state: chosen } = play(
    [
      { type: 'OPEN', dialog: 'connect' },
      { type: 'CHOOSE', walletId: 'everything' },
    ],
    { from: away },
  )
  expect(resumed(alice, chosen).commands.map(({ type }) => type)).not.toContain(
    'SIGN_OUT',
  )
})
