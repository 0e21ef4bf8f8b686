import { expect, test } from 'vitest'
import { statusOf } from '../../../src/session/connection/statusOf'
import type { Event } from '../../../src/session/Event'
import { initialState } from '../../../src/session/initialState'
import { connected, play } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const [base, second] = configured

const signedIn = play([{ type: 'AUTH', status: 'authenticated' }], {
  from: connected,
}).state

/** The host is asked to sign out, and nobody counts as signed in. */
function leaves(event: Event, from = signedIn) {
  const { commands, state } = play([event], { from })
  const isAsked = commands.some(({ type }) => type === 'SIGN_OUT')
  expect(state.signer === null).toBe(isAsked)
  return isAsked
}

test('anyone who disconnects is signed out', () => {
  expect(leaves({ type: 'DISCONNECTED' })).toBe(true)
})

test('while the host takes its time to sign out, it is not asked again', () => {
  const { state: gone } = play([{ type: 'DISCONNECTED' }], { from: signedIn })
  const { commands } = play([{ type: 'RECONNECTING' }], { from: gone })
  expect(commands).toEqual([])
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

test('a visitor who goes while the host looks for itself may still be the one who signed in', () => {
  const looking = { ...connected, auth: 'loading', signer: alice } as const
  const { commands, state } = play([{ type: 'DISCONNECTED' }], {
    from: looking,
  })
  expect(state.signer).toBe(alice)
  expect(commands).toEqual([])
})

test('an account that takes another’s place while the host looks is not shown as signed in', () => {
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

test('anyone who has not signed in is not signed out', () => {
  expect(connected.signer).toBeUndefined()
  expect(leaves({ type: 'DISCONNECTED' }, connected)).toBe(false)
})

/** A page that begins as the host's server still knows Alice, and takes a session up. */
const resuming = play(
  [{ type: 'AUTH', status: 'authenticated' }, { type: 'RECONNECTING' }],
  { from: { ...initialState, auth: 'loading', signer: alice } },
).state
const resumed = (address: typeof alice, from = resuming) =>
  play([{ type: 'CONNECTED', account: accountOf(address, base) }], { from })

test('anyone who signed in on an earlier page and is back stays signed in', () => {
  const { commands, state } = resumed(alice)
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('connected')
})

test('another account that is resumed never counts as signed in, and the host is asked to sign out', () => {
  const { commands, state } = resumed(bob)
  expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('it is the same when the host says so only after the wallet is back', () => {
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
  ['says', 'unauthenticated'],
  ['is given its sign-in late, and says', undefined],
] as const)(
  'a host that %s "unauthenticated" before it has asked its server is not believed about another account',
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

test('what the host knows counts before what the page remembers', () => {
  const said = { type: 'AUTH', status: 'authenticated', address: bob } as const
  const { commands, state } = play([said], { from: resumed(bob).state })
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('connected')
})

test('whom a host names before it knows counts for nobody', () => {
  const said = { type: 'AUTH', status: 'loading', address: bob } as const
  expect(play([said], { from: signedIn }).state.signer).toBe(alice)
})

test('while the host looks for itself, the page waits, also where somebody has left', () => {
  const looking = { ...connected, auth: 'loading', signer: null } as const
  expect(statusOf(looking)).toBe('loading')
})

test('a host that still names who has left is asked once, however often it renders', () => {
  const said = {
    type: 'AUTH',
    status: 'authenticated',
    address: alice,
  } as const
  const { commands, state } = play([said, said], { from: resumed(bob).state })
  expect(commands).toEqual([])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('whose signature the host has taken is signed in, also where signing the other out has failed', () => {
  const { state } = play([{ type: 'SIGNED_IN', address: bob }], {
    from: resumed(bob).state,
  })
  expect(statusOf(state)).toBe('connected')
})

test('once the host has signed out, whoever signs in next is taken for who is connected', () => {
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

test('a page that has never seen anybody sign in believes the host', () => {
  const from = { ...resuming, signer: undefined }
  expect(statusOf(resumed(bob, from).state)).toBe('connected')
})

test('a sign-out that has failed is asked for again by the next page, and nobody counts as signed in', () => {
  const { commands, state } = resumed(alice, { ...resuming, signer: null })
  expect(commands).toEqual([{ type: 'SIGN_OUT' }])
  expect(statusOf(state)).toBe('unauthenticated')
})

test('anyone who chooses the wallet again that is signed in since an earlier page stays signed in', () => {
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
