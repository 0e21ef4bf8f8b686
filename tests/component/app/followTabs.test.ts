import { expect, onTestFinished, test } from 'vitest'
import { hasSessionToResume } from '../../../src/app/hasSessionToResume'
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
      const all = { ...entries, 'walletdock.tabs': `${Math.random()}` }
      for (const [key, value] of Object.entries(all))
        contentWindow.localStorage.setItem(key, value)
    },
  }
}

/** A page whose session another tab has ended. */
async function leftElsewhere() {
  const wallet = install()
  const dock = await connect()
  const left = JSON.stringify({ state: { current: null }, version: 3 })
  const kept = { ...localStorage }
  const tab = anotherTab()
  tab.writes({ 'walletdock.store': left })
  const type = () => dock.session.getState().connection.type
  await expect.poll(type).toBe('disconnected')
  return { wallet, tab, type, kept: kept as Record<string, string> }
}

test('who leaves in another tab has left here, and the wallet is not told twice', async () => {
  const { wallet } = await leftElsewhere()
  expect(wallet.asked).not.toContain('wallet_revokePermissions')
  expect(hasSessionToResume(pageStorage)).toBe(false)
})

test('who connects in another tab is connected here, without a question', async () => {
  const { wallet, tab, type, kept } = await leftElsewhere()
  const before = wallet.asked.length
  tab.writes(kept)
  await expect.poll(type).toBe('connected')
  const asked = wallet.asked.slice(before)
  expect(asked).toContain('eth_accounts')
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
})

test('a tab that cannot follow stays as it is, and so does what the other has stored', async () => {
  const { wallet, tab, type, kept } = await leftElsewhere()
  wallet.uninstall()
  tab.writes(kept)
  await expect.poll(type).toBe('reconnecting')
  await expect.poll(type).toBe('disconnected')
  await expect.poll(() => hasSessionToResume(pageStorage)).toBe(true)
})
