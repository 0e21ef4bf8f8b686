import { expect, test } from 'vitest'
import type { Command } from '../../../src/wallet/session/Command'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { State } from '../../../src/wallet/session/State'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import {
  asking,
  connected,
  playFrom,
  unsigned,
} from '../../fixtures/session/play'
import { configured, walletKinds } from '../../fixtures/session/sessionFacts'

const [here, there] = configured
const account = accountOf(alice, here)
const restored = { ...account, isRestored: true } as const
const after = (state: State, ...events: readonly Event[]) =>
  playFrom(state, ...events).state
const open = (dialog: 'connect' | 'account' | 'network'): Event => ({
  type: 'OPEN',
  dialog,
})
const fail = (attempt: number, reason: 'rejected' | 'timed-out'): Event => ({
  type: 'FAILED',
  attempt,
  failure: { class: reason },
})
const choosing = after(initialState, open('connect'))
const rejected = after(asking, fail(1, 'rejected'))
const timedOut = after(asking, fail(1, 'timed-out'))
const reconnecting = after(initialState, { type: 'RECONNECT' })
const shown = after(
  reconnecting,
  { type: 'RESTORE_ACCOUNT', account: restored },
  open('account'),
)
const switching = after(connected, { type: 'SWITCH', chainId: there })
const signingIn = after(unsigned, open('connect'))
const several = after(connected, { type: 'CHANGED', account, others: [] })
const otherTab = (hasSession: boolean): Event => ({
  type: 'OTHER_TAB',
  hasSession,
})
const engineFailed: Event = { type: 'ENGINE_FAILED' }
const disconnect: Event = { type: 'DISCONNECT' }
const leave: Event = { type: 'LEAVE' }
const close: Event = { type: 'CLOSE' }
const reconnect: Event = { type: 'RECONNECT' }
const reconnects: Event = { type: 'RECONNECTING' }

test.each<[string, State, Event, (readonly Command[])?]>([
  ['a code of a slow attempt', timedOut, pairing(1)],
  ['a code without a dialog', connected, pairing(1)],
  ['a failure of an older attempt', asking, fail(0, 'timed-out')],
  ['the same failure of a slow attempt', timedOut, fail(1, 'timed-out')],
  [
    'an approval of an attempt whose dialog has closed',
    initialState,
    { type: 'CONNECTED', attempt: 1, account },
  ],
  [
    'the end of an older switch',
    switching,
    { type: 'SWITCH_ENDED', number: 0 },
  ],
  ['a disconnect without a wallet', asking, { type: 'DISCONNECTED' }],
  ['a switch to the current chain', connected, switchTo(here)],
  ['a second switch to the same chain', switching, switchTo(there)],
  ['a choice while signing in', signingIn, choose('readyBare')],
  [
    'a stored account without a reconnect',
    initialState,
    { type: 'RESTORE_ACCOUNT', account: restored },
  ],
  ['a session of another tab beside a wallet', connected, otherTab(true)],
  ['a disconnect in another tab without a wallet', choosing, otherTab(false)],
  ['LEAVE without a wallet', initialState, leave],
  ['a session that is restored while a wallet prompts', asking, reconnects],
  ['a session that is restored beside a wallet', connected, reconnects],
  [
    'a second report of the same account',
    after(connected, open('account')),
    { type: 'CONNECTED', account },
  ],
  ['DISCONNECT without a wallet', initialState, disconnect],
  [
    'a session of another tab in the list, which is joined',
    choosing,
    otherTab(true),
    [{ type: 'JOIN' }],
  ],
  [
    'a session of another tab beside several wallets, which is joined',
    several,
    otherTab(true),
    [{ type: 'JOIN' }],
  ],
  [
    'a disconnect in another tab, which the engine follows',
    connected,
    otherTab(false),
    [{ type: 'LEAVE' }],
  ],
  [
    'a balance that becomes visible',
    connected,
    { type: 'SHOW_BALANCE' },
    [{ type: 'SHOW_BALANCE' }],
  ],
  [
    'a balance that becomes hidden',
    connected,
    { type: 'HIDE_BALANCE' },
    [{ type: 'HIDE_BALANCE' }],
  ],
])('%s changes nothing', (_, from, event, sent = []) => {
  const { state, commands } = playFrom(from, event)
  expect(state).toBe(from)
  expect(commands).toEqual(sent)
})

const gone = { connection: { type: 'disconnected' } }

test.each<[string, State, Event, object, (readonly Command[])?]>([
  [
    'RECONNECT restores the session',
    initialState,
    reconnect,
    { connection: { type: 'reconnecting' } },
    [{ type: 'RECONNECT' }],
  ],
  [
    'the dialog of a stored account stays open when its wallet answers',
    shown,
    { type: 'CONNECTED', account },
    { connection: { type: 'connected' }, dialog: shown.dialog },
  ],
  [
    'an approval leads to the sign-in',
    { ...asking, auth: 'unauthenticated' },
    { type: 'CONNECTED', attempt: 1, account },
    { dialog: { name: 'connect', flow: { step: { name: 'NONE' } } } },
  ],
  ['an engine that fails ends a reconnect', shown, engineFailed, gone],
  [
    'an engine that fails ends a switch',
    switching,
    engineFailed,
    { switchingTo: undefined, notice: { failure: { class: 'sdk-missing' } } },
  ],
  [
    'a failed switch has the remedy that the engine names',
    switching,
    {
      type: 'SWITCH_ENDED',
      number: 1,
      failure: { class: 'chain-unsupported' },
      remedy: 'none',
    },
    { notice: { remedy: 'none' } },
  ],
  [
    'the host’s report of the former account does not sign in',
    { ...unsigned, auth: 'authenticated', signer: null },
    { type: 'AUTH', status: 'authenticated', address: bob },
    { signer: null },
  ],
  ['LEAVE disconnects the only wallet', connected, leave, {}, [disconnect]],
  [
    'DISCONNECT ends a reconnect',
    shown,
    disconnect,
    { dialog: undefined },
    [disconnect],
  ],
  [
    'closing the sign-in disconnects',
    signingIn,
    close,
    { dialog: undefined },
    [disconnect],
  ],
  [
    'closing the account dialog does not disconnect',
    after(connected, open('account')),
    close,
    { dialog: undefined },
  ],
  [
    'a rejected attempt is not abandoned',
    rejected,
    close,
    { dialog: undefined },
  ],
])('%s', (_, from, event, expected, sent = []) => {
  const { state, commands } = playFrom(from, event)
  expect(state).toMatchObject(expected)
  expect(commands).toEqual(sent)
})

test('a disconnect resets everything about the wallet, but keeps the counts of attempts and switches', () => {
  const from = { ...unsigned, auth: 'authenticated', attempts: 3 } as const
  const disconnected: Event = { type: 'DISCONNECTED' }
  expect(after(from, open('network'), switchTo(there), disconnected)).toEqual({
    connection: { type: 'disconnected' },
    auth: 'authenticated',
    // The signer has left.
    signer: null,
    attempts: 3,
    switches: 1,
  })
})

function pairing(attempt: number): Event {
  return { type: 'PAIRING', attempt, uri: 'wc:late' }
}

function switchTo(chainId: number): Event {
  return { type: 'SWITCH', chainId }
}

function choose(kind: keyof typeof walletKinds): Event {
  return { type: 'CHOOSE', wallet: walletKinds[kind] }
}
