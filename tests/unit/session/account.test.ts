import { expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import { initialState } from '../../../src/wallet/session/initialState'
import type { State, WalletAccount } from '../../../src/wallet/session/State'
import {
  mayOpen,
  mayRestoreAccount,
  statusOf,
} from '../../../src/wallet/session/selectors'
import { accountOf, alice, bob } from '../../fixtures/session/accounts'
import { connected, play, playFrom } from '../../fixtures/session/play'
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

const account = accountOf(alice, here)
const restored = play([
  { type: 'RECONNECT' },
  {
    type: 'RESTORE_ACCOUNT',
    account: { ...account, name: 'ada.eth', isRestored: true },
  },
]).state
test.each([
  [undefined, undefined, true],
  [undefined, bob, true],
  ['authenticated', alice, true],
  ['authenticated', bob, false],
  ['authenticated', null, false],
  ['authenticated', undefined, false],
  ['loading', alice, false],
  ['unauthenticated', alice, false],
] as const)(
  'a stored account may be shown with the status %s and the signer %s: %s',
  (auth, signer, may) => {
    expect(mayRestoreAccount({ ...initialState, auth, signer }, account)).toBe(
      may,
    )
  },
)

test('with a stored account, the status is loading and its dialogs are available', () => {
  expect(statusOf(restored)).toBe('loading')
  expect(mayOpen(restored)).toEqual({
    connect: false,
    account: true,
    network: true,
  })
})

test('the stored name is kept until the account has another one, and not used for another account', () => {
  const nameOf = (address: typeof alice) => {
    const news = {
      type: 'CONNECTED',
      account: accountOf(address, here),
    } as const
    return accountIn(playFrom(restored, news).state)?.name
  }
  expect(nameOf(alice)).toBe('ada.eth')
  expect(nameOf(bob)).toBeUndefined()
})
