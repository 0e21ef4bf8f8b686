import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/wallet/session/Command'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type {
  Address,
  AuthStatus,
  State,
} from '../../../src/wallet/session/State'
import { statusOf } from '../../../src/wallet/session/selectors'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import { connected, playFrom } from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'
import { choose, open } from './connectSteps'

const [base, second] = configured
const auth = (status?: AuthStatus, address?: Address): Event => ({
  type: 'AUTH',
  status,
  ...(address && { address }),
})
const reconnecting: Event = { type: 'RECONNECTING' }
const changed = (address: Address, chainId: number = base): Event => ({
  type: 'CHANGED',
  account: accountOf(address, chainId),
})
const signOut: Command = { type: 'SIGN_OUT' }
const signedIn = playFrom(connected, auth('authenticated')).state

/** Returns whether an event asks the host to sign out. Checks that the signer is reset exactly then. */
function leaves(event: Event, from: State = signedIn) {
  const { commands, state } = playFrom(from, event)
  const isAsked = commands.some(({ type }) => type === 'SIGN_OUT')
  expect(state.signer === null).toBe(isAsked)
  return isAsked
}

test.each<[string, boolean, Event, State?]>([
  [
    'the same account in lower case',
    false,
    changed(`0x${alice.slice(2).toLowerCase()}`),
  ],
  [
    'the same account in another wallet',
    true,
    {
      type: 'CHANGED',
      account: {
        ...accountOf(alice, base),
        connector: { id: 'other', name: 'Other' },
      },
    },
  ],
])('%s signs out: %s', (_, isAsked, event, from) => {
  expect(leaves(event, from)).toBe(isAsked)
})

test('an account that changes while the status is loading is not shown as signed in', () => {
  const looking = { ...connected, auth: 'loading' } as const
  const other = playFrom(looking, changed(bob)).state
  expect(leaves(auth('authenticated'), other)).toBe(true)
  expect(leaves(auth('authenticated', bob), other)).toBe(false)
  const elsewhere = playFrom(looking, changed(alice, second)).state
  expect(leaves(auth('authenticated'), elsewhere)).toBe(false)
})

/** A page that starts while the host's server has Alice signed in. */
const waiting: State = { ...initialState, auth: 'loading', signer: alice }
/** The page restores a session. */
const resuming = playFrom(waiting, auth('authenticated'), reconnecting).state
const resumed = (address: Address): Event => ({
  type: 'CONNECTED',
  account: accountOf(address, base),
})

describe('on a page with the stored signer Alice', () => {
  test.each<[string, State, readonly Event[], string, readonly Command[]]>([
    [
      'Bob is not signed in if the host reports "unauthenticated" before it has asked its server',
      { ...waiting, auth: 'unauthenticated' },
      [auth('unauthenticated'), resumed(bob), auth('authenticated')],
      'unauthenticated',
      [signOut],
    ],
    [
      'Bob is signed in if the host reports his address',
      resuming,
      [resumed(bob), auth('authenticated', bob)],
      'connected',
      [],
    ],
    [
      'Bob’s verified signature signs in, even if the sign-out has failed',
      resuming,
      [resumed(bob), { type: 'SIGNED_IN', address: bob }],
      'connected',
      [],
    ],
    [
      'the next sign-in after a sign-out belongs to Bob',
      resuming,
      [resumed(bob), auth('unauthenticated'), auth('authenticated')],
      'connected',
      [],
    ],
    [
      'nobody is signed in if the sign-out of an earlier page has failed, and it is repeated',
      { ...resuming, signer: null },
      [resumed(alice)],
      'unauthenticated',
      [signOut],
    ],
  ])('%s', (_, from, events, status, sent) => {
    const { commands, state } = playFrom(from, ...events)
    expect(statusOf(state)).toBe(status)
    expect(commands).toEqual(sent)
    if (status === 'connected')
      expect(state.signer).toBe(accountIn(state)?.address)
  })

  test('choosing her wallet keeps Alice signed in', () => {
    const away = { ...waiting, auth: 'authenticated' } as const
    const chosen = playFrom(away, open, choose('everything')).state
    const { commands } = playFrom(chosen, resumed(alice))
    expect(commands).not.toContainEqual(signOut)
  })
})

test('an address that the host reports with the status loading is ignored', () => {
  const { state } = playFrom(signedIn, auth('loading', bob))
  expect(state.signer).toBe(alice)
})

test('the status is loading while the host checks, even if the signer has disconnected', () => {
  const looking = { ...connected, auth: 'loading', signer: null } as const
  expect(statusOf(looking)).toBe('loading')
})

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}
