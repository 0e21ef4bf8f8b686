import { expect, test } from 'vitest'
import { withSeveralWallets } from '../../../../src/features/severalWallets/withSeveralWallets'
import type { Command } from '../../../../src/wallet/session/Command'
import type { Event } from '../../../../src/wallet/session/Event'
import { initialState } from '../../../../src/wallet/session/initialState'
import { reduce } from '../../../../src/wallet/session/reduce'
import type { State } from '../../../../src/wallet/session/State'
import { accountOf, alice, bob } from '../../../fixtures/session/accounts'
import {
  configured,
  factsIn,
  walletKinds,
} from '../../../fixtures/session/sessionFacts'

const rules = withSeveralWallets(reduce)
const play = (from: State, ...events: readonly Event[]) =>
  events.reduce<{ state: State; commands: readonly Command[] }>(
    ({ state }, event) => {
      const [next, commands] = rules(state, event, factsIn('wide'))
      return { state: next, commands }
    },
    { state: from, commands: [] },
  )

const one = accountOf(alice, configured[0])
const two = {
  ...accountOf(bob, configured[0]),
  connector: { id: 'readyBare', name: 'Ready, and bare' },
}
const open = (dialog: 'connect' | 'account'): Event => ({
  type: 'OPEN',
  dialog,
})
const choose = (kind: 'everything' | 'readyBare'): Event => ({
  type: 'CHOOSE',
  wallet: walletKinds[kind],
})
const alone = play(initialState, {
  type: 'CONNECTED',
  account: one,
  others: [],
}).state
const both = play(alone, { type: 'CHANGED', account: one, others: [two] }).state
const inList = play(both, open('connect')).state
const inAccount = play(both, open('account')).state
const adding = play(alone, open('connect'), choose('readyBare')).state
const signingIn = play(
  both,
  { type: 'AUTH', status: 'unauthenticated' },
  open('connect'),
).state
const activate = (wallet: string): Event => ({ type: 'ACTIVATE', wallet })
const leave = (walletId?: string): Event => ({
  type: 'LEAVE',
  ...(walletId && { walletId }),
})
const list = { name: 'connect', flow: { step: { name: 'NONE' } } }

test.each<[string, State, Event, object, (readonly Command[])?]>([
  [
    'a connected wallet that is chosen becomes the active one',
    inList,
    choose('readyBare'),
    { dialog: undefined },
    [{ type: 'ACTIVATE', walletId: 'readyBare' }],
  ],
  [
    'the active wallet that is chosen closes the dialog',
    inList,
    choose('everything'),
    { dialog: undefined },
  ],
  [
    'a further wallet is connected beside the active one',
    play(alone, open('connect')).state,
    choose('readyBare'),
    { connection: { account: one } },
    [{ type: 'CONNECT', attempt: 1, walletId: 'readyBare' }],
  ],
  [
    'an attempt continues when the active wallet disconnects',
    adding,
    { type: 'DISCONNECTED' },
    { connection: { type: 'disconnected' }, dialog: adding.dialog },
  ],
  [
    'a list without an attempt closes when the active wallet disconnects',
    play(alone, open('connect')).state,
    { type: 'DISCONNECTED' },
    { connection: { type: 'disconnected' }, dialog: undefined },
  ],
  [
    'the list closes when another wallet becomes active',
    adding,
    { type: 'CONNECTED', account: two, others: [one] },
    { dialog: undefined },
    [{ type: 'ABANDON', attempt: 1 }],
  ],
  [
    'the dialog starts over if the account has to sign in',
    adding,
    { type: 'AUTH', status: 'unauthenticated' },
    { dialog: list },
    [{ type: 'ABANDON', attempt: 1 }],
  ],
  [
    'the sign-in closes when the account is signed in',
    signingIn,
    { type: 'AUTH', status: 'authenticated', address: alice },
    { dialog: undefined },
  ],
  [
    'closing the sign-in disconnects only the active wallet',
    signingIn,
    { type: 'CLOSE' },
    { dialog: undefined },
    [{ type: 'DISCONNECT', walletId: 'everything' }],
  ],
  [
    'closing the list disconnects nothing',
    inList,
    { type: 'CLOSE' },
    { dialog: undefined },
  ],
  [
    'DISCONNECT disconnects all wallets',
    both,
    { type: 'DISCONNECT' },
    { connection: { account: one } },
    [{ type: 'DISCONNECT' }],
  ],
  [
    'DISCONNECT without a wallet sends nothing',
    initialState,
    { type: 'DISCONNECT' },
    initialState,
  ],
  [
    'LEAVE without a name disconnects the active wallet',
    inAccount,
    leave(),
    { dialog: inAccount.dialog },
    [{ type: 'DISCONNECT', walletId: 'everything' }],
  ],
  [
    'LEAVE for the last wallet ends the session',
    play(alone, open('account')).state,
    leave('everything'),
    { dialog: undefined },
    [{ type: 'DISCONNECT' }],
  ],
  ['LEAVE for another than the only wallet', alone, leave('nobody'), alone],
  ['LEAVE without a wallet', initialState, leave(), initialState],
  [
    'ACTIVATE takes the address of a wallet',
    both,
    activate(bob.toLowerCase()),
    both,
    [{ type: 'ACTIVATE', walletId: 'readyBare' }],
  ],
  [
    'another account signs out',
    play(both, { type: 'AUTH', status: 'authenticated', address: alice }).state,
    { type: 'CHANGED', account: two, others: [one] },
    { connection: { account: two } },
    [{ type: 'SIGN_OUT' }],
  ],
])('%s', (_, from, event, expected, sent = []) => {
  const { state, commands } = play(from, event)
  expect({ dialog: undefined, ...state }).toMatchObject(expected)
  expect(commands).toEqual(sent)
})

test('a repeated report of the same wallets returns the same state', () => {
  const again = { type: 'CHANGED', account: one, others: [{ ...two }] } as const
  expect(play(both, again).state).toBe(both)
})
