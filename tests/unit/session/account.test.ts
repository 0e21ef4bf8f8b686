import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import { initialState } from '../../../src/session/initialState.initial'
import type { State } from '../../../src/session/State'
import { connected, play } from '../../fixtures/session/play'
import { accountOf, alice, bob } from '../../fixtures/session/sessionEvents'
import { configured } from '../../fixtures/session/sessionFacts'

const [here, there] = configured
const balance = { value: 15n, symbol: 'ETH', decimals: 18 }
const named: Event = {
  type: 'PROFILE',
  address: alice,
  chainId: here,
  name: 'alice.eth',
  avatar: 'https://example.test/alice.png',
}
const funded: Event = {
  type: 'BALANCE',
  address: alice,
  chainId: here,
  balance,
}
const pending: Event = {
  type: 'PENDING',
  address: alice,
  chainId: here,
  hasPendingTransactions: true,
}
const capabilities = { batching: true, smartAccount: false }
const capable: Event = {
  type: 'CAPABILITIES',
  address: alice,
  chainId: here,
  capabilities,
}
const known = play([named, funded, pending, capable], { from: connected }).state

function accountIn({ connection }: State) {
  return connection.type === 'connected' ? connection.account : undefined
}

test('the account contains its name, avatar, balance, pending transactions and capabilities [3.11]', () => {
  expect(accountIn(known)).toEqual({
    ...accountOf(alice, here),
    name: 'alice.eth',
    avatar: 'https://example.test/alice.png',
    balance,
    hasPendingTransactions: true,
    capabilities,
  })
})

describe('an event', () => {
  test.each([
    ['that reports a known name', named],
    ['that reports a known balance', { ...funded, balance: { ...balance } }],
    ['that reports known pending transactions', pending],
    [
      'that reports known capabilities',
      { ...capable, capabilities: { ...capabilities } },
    ],
    [
      'that reports the same account in lower case',
      {
        type: 'CHANGED',
        account: accountOf('0x00000000000000000000000000000000000a11ce', here),
      },
    ],
    [
      'that reports the name of another address',
      { ...named, address: bob, name: 'bob.eth' },
    ],
    [
      'that reports the balance of another address',
      { ...funded, address: bob, balance: { ...balance, value: 1n } },
    ],
    [
      'that reports the balance on another chain',
      { ...funded, chainId: there, balance: { ...balance, value: 1n } },
    ],
    [
      'that reports transactions of another address',
      { ...pending, address: bob, hasPendingTransactions: false },
    ],
    [
      'that reports transactions on another chain',
      { ...pending, chainId: there, hasPendingTransactions: false },
    ],
  ] as const)('%s changes nothing', (_, event) => {
    expect(play([event], { from: known }).state).toBe(known)
  })

  test.each([
    named,
    funded,
    pending,
    { type: 'CHANGED', account: accountOf(alice, here) } as const,
  ])('changes nothing without a wallet: $type', (event) => {
    expect(play([event]).state).toBe(initialState)
  })
})

test('a new balance replaces the old one', () => {
  const more = { ...balance, value: 16n }
  const { state } = play([{ ...funded, balance: more }], { from: known })
  expect(accountIn(state)?.balance).toEqual(more)
})

test('a name that does not exist any more is removed', () => {
  const { state } = play([{ type: 'PROFILE', address: alice, chainId: here }], {
    from: known,
  })
  expect(accountIn(state)).toMatchObject({ name: undefined, avatar: undefined })
})

test('on another chain, the name, balance and transactions are unknown, and a late name of the earlier chain is ignored', () => {
  const { state } = play(
    [{ type: 'CHANGED', account: accountOf(alice, there) }, named],
    { from: known },
  )
  expect(accountIn(state)).toEqual(accountOf(alice, there))
})

test('another address starts without known data', () => {
  const { state } = play([{ type: 'CHANGED', account: accountOf(bob, here) }], {
    from: known,
  })
  expect(accountIn(state)).toEqual(accountOf(bob, here))
})

test('another connector of the same account replaces the connector, and keeps the known data', () => {
  const connector = { id: 'phoneOnly', name: 'Phone' }
  const { state } = play(
    [{ type: 'CHANGED', account: { ...accountOf(alice, here), connector } }],
    { from: known },
  )
  expect(accountIn(state)).toEqual({ ...accountIn(known), connector })
})

test('`expects` is updated with each account, and removed once the account is the expected one', () => {
  const wrong = { ...accountOf(bob, here), expects: alice }
  const away = play([{ type: 'CHANGED', account: wrong }], {
    from: known,
  }).state
  expect(accountIn(away)?.expects).toBe(alice)
  const elsewhere = { ...wrong, chainId: there }
  const moved = play([{ type: 'CHANGED', account: elsewhere }], { from: away })
  expect(accountIn(moved.state)?.expects).toBe(alice)
  const right = { type: 'CHANGED', account: accountOf(alice, there) } as const
  const back = play([right], { from: moved.state }).state
  expect(accountIn(back)?.expects).toBeUndefined()
})
