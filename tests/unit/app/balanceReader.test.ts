import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { balanceReader } from '../../../src/app/react/useWallet'
import type { Eip1193Provider } from '../../../src/app/wallet/Eip1193Provider'
import { walletActions } from '../../../src/app/wallet/walletActions'
import { walletState } from '../../../src/app/wallet/walletState'
import { configured } from '../../fixtures/session/sessionFacts'
import { aPage, noDock } from './aPage'

const settings = checkConfig({ appName: 'Shop', projectId: 'id' })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Starts a page that counts how many places show its balance. */
function aDock() {
  const { session, connect } = aPage()
  let provided = 0
  const provider: Eip1193Provider = {
    request: () => Promise.reject(new Error('Not used.')),
    on() {},
    removeListener() {},
  }
  const actions = walletActions(session, configured, noDock)
  let seen = session.getState()
  let snapshot = { ...walletState(seen, settings), ...actions }
  let shown = 0
  return {
    connect,
    session,
    provider,
    provided: () => provided,
    getProvider() {
      provided += 1
      return provider
    },
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

test('the balance is fetched while a host that reads it is subscribed', async () => {
  const dock = aDock()
  dock.connect()
  const { getSnapshot, subscribe } = balanceReader(dock)
  const leave = subscribe(() => {})
  void getSnapshot().balance
  // The balance is read during a render, which must not have effects.
  expect(dock.shown()).toBe(0)
  await settled()
  expect(dock.shown()).toBe(1)
  void getSnapshot().balance
  await settled()
  expect(dock.shown()).toBe(1)
  leave()
  expect(dock.shown()).toBe(0)
})

test('getSnapshot returns the same object until something changes', () => {
  const dock = aDock()
  const { getSnapshot } = balanceReader(dock)
  const before = getSnapshot()
  expect(getSnapshot()).toBe(before)
  dock.connect()
  expect(getSnapshot()).not.toBe(before)
  const { provider } = dock
  expect(getSnapshot()).toEqual({ ...dock.getSnapshot(), provider })
})
