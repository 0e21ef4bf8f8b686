import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { AuthStatus, State } from '../../../src/wallet/session/State'
import { statusOf } from '../../../src/wallet/session/selectors'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import {
  asking,
  connected,
  playFrom,
  unsigned,
} from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'

const reconnecting: Event = { type: 'RECONNECTING' }
const openAccount: Event = { type: 'OPEN', dialog: 'account' }
const gone: Event = { type: 'DISCONNECTED' }
const auth = (status?: AuthStatus): Event => ({ type: 'AUTH', status })

test.each<[string, string, State, readonly Event[]]>([
  ['disconnected', 'initially', initialState, []],
  ['loading', 'during a restore', initialState, [reconnecting]],
  [
    'disconnected',
    'after a failed restore',
    initialState,
    [reconnecting, gone],
  ],
  ['connected', 'if the host has no sign-in', connected, [auth()]],
  ['loading', 'while the host checks', connected, [auth('loading')]],
  [
    'unauthenticated',
    'until the visitor signs in',
    connected,
    [auth('unauthenticated')],
  ],
  [
    'connected',
    'once the visitor has signed in',
    connected,
    [auth('authenticated')],
  ],
  ['disconnected', 'without a wallet', initialState, [auth('authenticated')]],
])('the status is %s %s', (status, _, from, events) => {
  const { state, commands } = playFrom(from, ...events)
  expect(statusOf(state)).toBe(status)
  expect(commands).toEqual([])
})

test.each<[string, State, Event]>([
  ['a session that is restored while a wallet prompts', asking, reconnecting],
  ['a session that is restored beside a wallet', connected, reconnecting],
  [
    'a second report of the same account',
    playFrom(connected, openAccount).state,
    { type: 'CONNECTED', account: accountOf(alice, configured[0]) },
  ],
  ['DISCONNECT without a wallet', initialState, { type: 'DISCONNECT' }],
])('%s changes nothing', (_, from, event) => {
  const { state, commands } = playFrom(from, event)
  expect(state).toBe(from)
  expect(commands).toEqual([])
})

test('another account that connects replaces the first one and closes its dialog', () => {
  const account = accountOf(bob, configured[1])
  const { state } = playFrom(connected, openAccount, {
    type: 'CONNECTED',
    account,
  })
  expect(state).toMatchObject({ connection: { account }, dialog: undefined })
})

describe('disconnecting', () => {
  test('sends a command to the engine, and closes the account dialog at once', () => {
    const { state, commands } = playFrom(connected, openAccount, {
      type: 'DISCONNECT',
    })
    expect(state.dialog).toBeUndefined()
    expect(commands).toEqual([{ type: 'DISCONNECT' }])
    expect(statusOf(state)).toBe('connected')
  })

  test('resets everything about the wallet, but keeps the counts of attempts and switches', () => {
    const from = { ...unsigned, auth: 'authenticated', attempts: 3 } as const
    const { state } = playFrom(
      from,
      { type: 'OPEN', dialog: 'network' },
      { type: 'SWITCH', chainId: configured[1] },
      { type: 'DISCONNECTED' },
    )
    expect(state).toEqual({
      connection: { type: 'disconnected' },
      auth: 'authenticated',
      // The signer has left.
      signer: null,
      attempts: 3,
      switches: 1,
    })
  })
})
