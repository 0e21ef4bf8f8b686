import { expect, onTestFinished, test } from 'vitest'
import { hasSessionToResume } from '../../../src/platform/keptSession'
import { pageStorage } from '../../../src/platform/storage'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

/** Another document of this origin, as a tab is: what it writes is told to this one. */
function anotherTab() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('There is no other tab.')
  return {
    writes(entries: Readonly<Record<string, string>>) {
      for (const [key, value] of Object.entries(entries))
        contentWindow.localStorage.setItem(key, value)
      // Last, as a tab does: what it tells of is there.
      contentWindow.localStorage.setItem('walletdock.tabs', `${Math.random()}`)
    },
  }
}

const left = {
  'walletdock.store': JSON.stringify({ state: { current: null }, version: 3 }),
}

// One page, and so one test: wagmi lets one config of a page reconnect at a time.
test('a tab leaves and connects as another one does, without a question', async () => {
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
  // The other tab has told the wallet.
  expect(wallet.asked).not.toContain('wallet_revokePermissions')
  expect(hasSessionToResume(pageStorage)).toBe(false)

  const before = wallet.asked.length
  tab.writes(kept)
  await expect.poll(type).toBe('connected')
  const asked = wallet.asked.slice(before)
  expect(asked).toContain('eth_accounts')
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')

  // A page in the back/forward cache is not told, and looks when it is restored.
  for (const [key, value] of Object.entries(left)) pageStorage.set(key, value)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(type).toBe('disconnected')
})
