import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { balanceReader } from '../../../src/app/react/balanceReader'
import { walletActions } from '../../../src/app/wallet/walletActions'
import { walletState } from '../../../src/app/wallet/walletState'
import { configured } from '../../fixtures/session/sessionFacts'
import { aPage } from './aPage'

const settings = checkConfig({ appName: 'Shop', projectId: 'id' })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page that counts in how many places its balance is shown. */
function aDock() {
  const { session, connect } = aPage()
  const actions = walletActions(session, configured)
  let seen = session.getState()
  let snapshot = { ...walletState(seen, settings), ...actions }
  let shown = 0
  return {
    connect,
    session,
    shown: () => shown,
    subscribe: session.subscribe,
    getSnapshot() {
      if (seen === session.getState()) return snapshot
      seen = session.getState()
      snapshot = { ...walletState(seen, settings), ...actions }
      return snapshot
    },
    showBalance() {
      shown += 1
      return () => {
        shown -= 1
      }
    },
  }
}

test('a host that reads the balance has it fetched, until it stops [7.5b]', async () => {
  const dock = aDock()
  dock.connect()
  const { getSnapshot, subscribe } = balanceReader(dock)
  const leave = subscribe(() => {})
  void getSnapshot().balance
  // Reading happens while others render.
  expect(dock.shown()).toBe(0)
  await settled()
  expect(dock.shown()).toBe(1)
  void getSnapshot().balance
  await settled()
  expect(dock.shown()).toBe(1)
  leave()
  expect(dock.shown()).toBe(0)
})

test('a host that reads everything else does not [7.5b]', async () => {
  const dock = aDock()
  dock.connect()
  const { getSnapshot, subscribe } = balanceReader(dock)
  subscribe(() => {})
  const { address, chain, name, status } = getSnapshot()
  expect([address, chain, name, status]).toContain('connected')
  await settled()
  expect(dock.shown()).toBe(0)
})

test('a rendering that never came to be reads nothing [7.5b]', async () => {
  const dock = aDock()
  dock.connect()
  void balanceReader(dock).getSnapshot().balance
  await settled()
  expect(dock.shown()).toBe(0)
})

test('without a wallet there is no balance to fetch [7.5b]', async () => {
  const dock = aDock()
  const { getSnapshot, subscribe } = balanceReader(dock)
  subscribe(() => {})
  void getSnapshot().balance
  await settled()
  expect(dock.shown()).toBe(0)
  dock.connect()
  void getSnapshot().balance
  await settled()
  expect(dock.shown()).toBe(1)
})

test('what a reader is given is the same until something changes [7.5b]', () => {
  const dock = aDock()
  const { getSnapshot } = balanceReader(dock)
  const before = getSnapshot()
  expect(getSnapshot()).toBe(before)
  dock.connect()
  expect(getSnapshot()).not.toBe(before)
  expect(getSnapshot()).toEqual(dock.getSnapshot())
})
