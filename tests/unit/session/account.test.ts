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
  ['that reports a known name', named],
  ['that reports a known balance', { ...funded, balance: { ...balance } }],
  ['that reports known pending transactions', pending],
  [
    'that reports known capabilities',
    { ...capable, details: { capabilities: { ...capabilities } } },
  ],
  [
    'that reports the same account in lower case',
    changed(accountOf(`0x${alice.slice(2).toLowerCase()}`, here)),
  ],
  ['about the name of another address', { ...named, address: bob, name: 'b' }],
  ['about the name on another chain', { ...named, chainId: there, name: 'b' }],
  [
    'about the balance of another address',
    { ...funded, address: bob, balance: { ...balance, value: 1n } },
  ],
  [
    'about the balance on another chain',
    { ...funded, chainId: there, balance: { ...balance, value: 1n } },
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
const connector = { id: 'phoneOnly', name: 'Phone' }
const more = { ...balance, value: 16n }
const all = {
  ...accountOf(alice, here),
  ...profile,
  balance,
  hasPendingTransactions: true,
  capabilities,
}

test.each<[string, Event | undefined, object]>([
  ['contains all that was reported', undefined, all],
  [
    'has the latest balance',
    { ...funded, balance: more },
    { ...all, balance: more },
  ],
  [
    'has a new detail that is reported beside a known one',
    {
      ...capable,
      details: { hasPendingTransactions: true, capabilities: without },
    },
    { ...all, capabilities: without },
  ],
  [
    'loses a name that does not exist any more',
    { type: 'PROFILE', ...of },
    { ...all, name: undefined, avatar: undefined },
  ],
  [
    'keeps its avatar while the avatar of its name is resolved',
    { type: 'PROFILE', ...of, name: profile.name },
    all,
  ],
  [
    'loses an avatar that does not exist any more',
    { type: 'PROFILE', ...of, name: profile.name, avatar: undefined },
    { ...all, avatar: undefined },
  ],
  [
    'loses the avatar of another name',
    { type: 'PROFILE', ...of, name: 'a.eth' },
    { ...all, name: 'a.eth', avatar: undefined },
  ],
  [
    'has no name, balance and transactions on another chain',
    changed(accountOf(alice, there)),
    accountOf(alice, there),
  ],
  [
    'starts without known data if its address changes',
    changed(accountOf(bob, here)),
    accountOf(bob, here),
  ],
  [
    'keeps the known data in another connector',
    changed({ ...accountOf(alice, here), connector }),
    { ...all, connector },
  ],
])('the account %s', (_, event, expected) => {
  const events = [named, funded, pending, capable, ...(event ? [event] : [])]
  expect(accountIn(playFrom(connected, ...events).state)).toEqual(expected)
})

test('`expects` is updated with each account, and removed once the account is the expected one', () => {
  const wrong = { ...accountOf(bob, here), expects: alice }
  const away = playFrom(known, changed(wrong)).state
  expect(accountIn(away)?.expects).toBe(alice)
  const moved = playFrom(away, changed({ ...wrong, chainId: there })).state
  expect(accountIn(moved)?.expects).toBe(alice)
  const back = playFrom(moved, changed(accountOf(alice, there))).state
  expect(accountIn(back)?.expects).toBeUndefined()
})
