import { expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { State, WalletAccount } from '../../../src/wallet/session/State'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import { connected, playFrom } from '../../fixtures/session/play'
import { configured } from '../../fixtures/session/sessionFacts'

const [here, there] = configured
const of = { address: alice, chainId: here }
const balance = { value: 15n, symbol: 'ETH', decimals: 18 }
const capabilities = { batching: true, smartAccount: false }
const profile = { name: 'alice.eth', avatar: 'https://example.test/alice.png' }
const named: Event = { type: 'PROFILE', ...of, ...profile }
const funded: Event = { type: 'BALANCE', ...of, balance }
const pending: Event = {
  type: 'DETAILS',
  ...of,
  details: { hasPendingTransactions: true },
}
const capable: Event = { type: 'DETAILS', ...of, details: { capabilities } }
const changed = (account: WalletAccount): Event => ({
  type: 'CHANGED',
  account,
})
const known = playFrom(connected, named, funded, pending, capable).state

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}

test.each<[string, Event]>([
  [
    'that reports known capabilities',
    { ...capable, details: { capabilities: { ...capabilities } } },
  ],
  [
    'that reports the same account in lower case',
    changed(accountOf(`0x${alice.slice(2).toLowerCase()}`, here)),
  ],
  [
    'about transactions of another address',
    { ...pending, address: bob, details: { hasPendingTransactions: false } },
  ],
  [
    'about transactions on another chain',
    { ...pending, chainId: there, details: { hasPendingTransactions: false } },
  ],
])('an event %s changes nothing', (_, event) => {
  expect(playFrom(known, event).state).toBe(known)
})

test.each([named, funded, pending, changed(accountOf(alice, here))])(
  '$type changes nothing without a wallet',
  (event) => {
    expect(playFrom(initialState, event).state).toBe(initialState)
  },
)

const without = { batching: false, smartAccount: false }
const all = {
  ...accountOf(alice, here),
  ...profile,
  balance,
  hasPendingTransactions: true,
  capabilities,
}

test.each<[string, Event | undefined, object]>([
  [
    'has a new detail that is reported beside a known one',
    {
      ...capable,
      details: { hasPendingTransactions: true, capabilities: without },
    },
    { ...all, capabilities: without },
  ],
  [
    'keeps its avatar while the avatar of its name is resolved',
    { type: 'PROFILE', ...of, name: profile.name },
    all,
  ],
  [
    'loses the avatar of another name',
    { type: 'PROFILE', ...of, name: 'a.eth' },
    { ...all, name: 'a.eth', avatar: undefined },
  ],
])('the account %s', (_, event, expected) => {
  const events = [named, funded, pending, capable, ...(event ? [event] : [])]
  expect(accountIn(playFrom(connected, ...events).state)).toEqual(expected)
})
