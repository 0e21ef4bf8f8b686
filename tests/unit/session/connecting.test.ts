import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { State } from '../../../src/wallet/session/State'
import { accountOf, alice } from '../../fixtures/session/accounts'
import {
  asking,
  connected,
  playFrom,
  unsigned,
} from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'

const reconnecting: Event = { type: 'RECONNECTING' }
const openAccount: Event = { type: 'OPEN', dialog: 'account' }

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

describe('disconnecting', () => {
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
