import { expect, onTestFinished, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage.initial'
import { hasStoredSession } from '../../../src/platform/storage/storedSession.initial'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

/** Adds a frame of the same origin, which writes to the storage as another tab does. */
function anotherTab() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame of the other tab is missing.')
  return {
    writes(entries: Readonly<Record<string, string>>) {
      for (const [key, value] of Object.entries(entries))
        contentWindow.localStorage.setItem(key, value)
      // A tab writes this key last, so that other tabs read the complete entries.
      contentWindow.localStorage.setItem('walletdock.tabs', `${Math.random()}`)
    },
  }
}

const left = {
  'walletdock.store': JSON.stringify({ state: { current: null }, version: 3 }),
}

// This file has one page and one test, because wagmi allows one reconnecting config per page.
test('a tab disconnects and reconnects when another tab does, without a prompt', async () => {
  const wallet = install()
  const dock = await connect()
  const type = () => dock.session.getState().connection.type
  const kept = Object.fromEntries(
    Object.entries(localStorage).filter(
      ([key]) => !/testWallet|tabs/.test(key),
    ),
  )
  const tab = anotherTab()

  tab.writes(left)
  await expect.poll(type).toBe('disconnected')
  // The other tab has revoked the permissions.
  expect(wallet.asked).not.toContain('wallet_revokePermissions')
  expect(hasStoredSession(pageStorage)).toBe(false)

  const before = wallet.asked.length
  tab.writes(kept)
  await expect.poll(type).toBe('connected')
  const asked = wallet.asked.slice(before)
  expect(asked).toContain('eth_accounts')
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')

  // A page in the back/forward cache receives no storage events, and reads the storage when it is restored.
  for (const [key, value] of Object.entries(left)) pageStorage.set(key, value)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(type).toBe('disconnected')
})
