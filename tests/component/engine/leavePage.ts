import { expect } from 'vitest'
import { hasSessionToResume } from '../../../src/platform/keptSession'
import { pageStorage } from '../../../src/platform/storage'
import { address, connected, install, startEngine } from './startEngine'

/** Ends the page as a reload does: what is stored stays, and the wallet's permission too. */
export async function leavePage() {
  const wallet = install()
  const before = await connected()
  expect(hasSessionToResume(pageStorage)).toBe(true)
  const stored = Object.entries(localStorage)
  wallet.uninstall()
  await expect.poll(before.news).toHaveLength(1)
  return () => {
    for (const [key, value] of stored) localStorage.setItem(key, value)
  }
}

/** The next page, as it takes the session up. */
export function resume(...settings: Parameters<typeof startEngine>) {
  const engine = startEngine(...settings)
  engine.carry({ type: 'RECONNECT' })
  return engine
}

/** What a page tells whose wallet is not there in time. */
export const givenUp = [{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }]
/** What it tells when the wallet is back. */
export const back = { type: 'CONNECTED', account: { address, chainId: 8453 } }
