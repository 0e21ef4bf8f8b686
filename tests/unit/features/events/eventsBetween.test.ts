import { expect, test } from 'vitest'
import { eventsBetween } from '../../../../src/features/events/eventsBetween'
import type { Event } from '../../../../src/wallet/session/Event'
import { initialState } from '../../../../src/wallet/session/initialState'
import type { State } from '../../../../src/wallet/session/State'
import { accountOf, alice, bob } from '../../../fixtures/session/accounts'
import { asking, connected, play } from '../../../fixtures/session/play'
import { walletKinds } from '../../../fixtures/session/sessionFacts'

/** Returns the wallet events of these session events, in order. */
function tell(events: readonly Event[], from: State = initialState) {
  let before = from
  return events.flatMap((event) => {
    const { state } = play([event], { from: before })
    const told = eventsBetween(before, state)
    before = state
    return told
  })
}

const account = accountOf(alice, 8453)
const wallet = 'everything'
const walletName = 'Everything'
const chosen: Event = { type: 'CHOOSE', wallet: walletKinds[wallet] }

test('a complete visit emits its events in order', () => {
  expect(
    tell([
      { type: 'OPEN', dialog: 'connect' },
      chosen,
      {
        type: 'FAILED',
        attempt: 1,
        failure: { class: 'relay-unreachable', code: 3000, refusal: 'clock' },
      },
      chosen,
      { type: 'CONNECTED', attempt: 2, account },
      { type: 'OPEN', dialog: 'network' },
      { type: 'SWITCH', chainId: 10 },
      {
        type: 'SWITCH_ENDED',
        number: 1,
        failure: { class: 'rejected', code: 4001 },
      },
      { type: 'CHANGED', account: { ...account, chainId: 10 } },
      { type: 'DISCONNECT' },
      { type: 'DISCONNECTED' },
    ]),
  ).toEqual([
    { type: 'dialog-opened', dialog: 'connect' },
    { type: 'connect-started', wallet },
    {
      type: 'connect-failed',
      wallet,
      class: 'relay-unreachable',
      code: 3000,
      refusal: 'clock',
    },
    { type: 'connect-started', wallet },
    { type: 'connect-succeeded', wallet, walletName, chainId: 8453 },
    { type: 'dialog-opened', dialog: 'network' },
    {
      type: 'switch-failed',
      wallet,
      chainId: 10,
      class: 'rejected',
      code: 4001,
    },
    { type: 'switched', wallet, chainId: 10 },
    { type: 'disconnected', wallet },
  ])
})

test('choosing another wallet ends the first attempt before the next one starts', () => {
  expect(
    tell([{ type: 'CHOOSE', wallet: walletKinds.readyBare }], asking),
  ).toEqual([
    { type: 'connect-failed', wallet, class: 'abandoned' },
    { type: 'connect-started', wallet: 'readyBare' },
  ])
})

test('an approval after the timeout emits connect-failed, then connect-succeeded', () => {
  const late = tell(
    [
      { type: 'FAILED', attempt: 1, failure: { class: 'timed-out' } },
      { type: 'CONNECTED', attempt: 1, account },
    ],
    asking,
  )
  // Without a code, the event must not have the field, because hosts log it.
  expect(late).toStrictEqual([
    { type: 'connect-failed', wallet, class: 'timed-out' },
    { type: 'connect-succeeded', wallet, walletName, chainId: 8453 },
  ])
})

test('a restored session emits resumed, and one that cannot be restored emits nothing', () => {
  expect(
    tell([{ type: 'RECONNECTING' }, { type: 'CONNECTED', account }]),
  ).toEqual([{ type: 'resumed', wallet, walletName, chainId: 8453 }])
  expect(tell([{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }])).toEqual([])
})

test('a wallet that replaces another one emits disconnected and resumed, on any chain', () => {
  const connector = { id: 'readyBare', name: 'Ready' }
  const other = { ...accountOf(alice, 10), connector }
  expect(tell([{ type: 'CONNECTED', account: other }], connected)).toEqual([
    { type: 'disconnected', wallet },
    { type: 'resumed', wallet: 'readyBare', walletName: 'Ready', chainId: 10 },
  ])
})

test('an event does not contain an address or a secret in the wallet’s id and name', () => {
  const id = `com.evil.${alice}.${'k'.repeat(40)}`
  const connector = { id, name: `Evil ${alice} https://evil.test/x` }
  const [event] = tell([
    { type: 'CONNECTED', account: { ...account, connector } },
  ])
  expect(event).toEqual({
    type: 'resumed',
    wallet: 'com.evil.0x0000…11cE.[…]',
    walletName: 'Evil 0x0000…11cE [link]',
    chainId: 8453,
  })
})

test('with several wallets, each wallet that connects or disconnects emits one event', () => {
  const connector = { id: 'readyBare', name: 'Ready' }
  const other = { ...accountOf(bob, 8453), connector }
  const both: State = { ...connected, others: [other] }
  const changed = (next: typeof other, ...others: readonly (typeof other)[]) =>
    eventsBetween(both, {
      ...both,
      connection: { type: 'connected', account: next },
      others,
    })
  expect(eventsBetween({ ...connected, others: [] }, both)).toEqual([
    {
      type: 'resumed',
      wallet: 'readyBare',
      walletName: 'Ready',
      chainId: 8453,
    },
  ])
  expect(changed(account)).toEqual([
    { type: 'disconnected', wallet: 'readyBare' },
  ])
  expect(changed(other, account)).toEqual([])
  expect(changed(other)).toEqual([{ type: 'disconnected', wallet }])
  // Another wallet has connected by itself before it answers the attempt.
  const asked: State = {
    ...both,
    dialog: {
      name: 'connect',
      flow: {
        step: { name: 'CONNECT', walletId: 'readyBare' },
        history: [],
        attempt: { type: 'asking', number: 1, walletId: 'readyBare' },
      },
    },
  }
  const answered: State = {
    ...both,
    connection: { type: 'connected', account: other },
    others: [account],
  }
  expect(eventsBetween(asked, answered)).toEqual([
    {
      type: 'connect-succeeded',
      wallet: 'readyBare',
      walletName: 'Ready',
      chainId: 8453,
    },
  ])
  const { dialog } = asked
  expect(eventsBetween(asked, { ...answered, dialog })).toEqual([])
})
