import { expect } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { address, connected, install, startEngine } from './startEngine'

/** Ends the page as a reload does: the storage and the wallet's permission remain. */
export async function leavePage() {
  const wallet = install()
  const before = await connected()
  expect(hasStoredSession(pageStorage)).toBe(true)
  const stored = Object.entries(localStorage)
  before.stop()
  wallet.uninstall()
  return () => {
    for (const [key, value] of stored) localStorage.setItem(key, value)
  }
}

/** Starts the engine of the next page, which restores the session. */
export function resume(...settings: Parameters<typeof startEngine>) {
  const engine = startEngine(...settings)
  engine.dispatch({ type: 'RECONNECT' })
  return engine
}

/** The events of a page whose wallet does not announce itself in time. */
export const givenUp = [{ type: 'RECONNECTING' }, { type: 'DISCONNECTED' }]
/** The event when the wallet is connected again. */
export const back = { type: 'CONNECTED', account: { address, chainId: 8453 } }
