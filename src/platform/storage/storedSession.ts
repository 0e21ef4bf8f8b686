// Functions of the session that only the engine needs, so that the first download does not contain them.

import { pageStorage, type Storage } from './storage.initial'
import type { StoredAccount } from './storedAccount.initial'
import {
  changeKey,
  hasStoredSession,
  loadSession,
  removeSession,
  sessionKey,
} from './storedSession.initial'

/** Returns the connector to reconnect. `undefined` if a host's own wagmi has stored the session. */
export function storedConnector(storage: Storage): string | undefined {
  const { connector } = loadSession(storage)
  return typeof connector === 'string' ? connector : undefined
}

/** Stores the session for the next page and for other tabs. */
export function saveSession(storage: Storage, connector: string): void {
  const state = { current: connector }
  storage.set(sessionKey, JSON.stringify({ connector, state }))
}

/**
 * Stores the account that the next page shows while the wallet reconnects, if there is a session and the account has
 * changed.
 */
export function saveAccount(storage: Storage, account: StoredAccount): void {
  const { address, chainId, name } = account
  const { id, name: called } = account.connector
  const stored = { address, chainId, connector: { id, name: called }, name }
  const session = loadSession(storage)
  if (
    hasStoredSession(storage) &&
    JSON.stringify(session['account']) !== JSON.stringify(stored)
  )
    storage.set(sessionKey, JSON.stringify({ ...session, account: stored }))
}

/** How long a wallet may be missing until it counts as uninstalled, in milliseconds. */
const missingLimitMs = 3 * 24 * 3_600_000

/**
 * Records that the session's wallet was missing on this page. Removes the session if the wallet has been missing for
 * days.
 */
export function saveMissing(storage: Storage): void {
  const session = loadSession(storage)
  const since = Number(session['missingSince'] ?? Date.now())
  const text = JSON.stringify({ ...session, missingSince: since })
  if (Date.now() - since > missingLimitMs) removeSession(storage)
  else storage.set(sessionKey, text)
}

/** Notifies the other tabs of this origin that a wallet has connected or disconnected here. */
export function notifyTabs(): void {
  // In a microtask, because wagmi stores a connection right after it has reported it. The value is random, because tabs
  // are only notified of changes.
  queueMicrotask(() => pageStorage.set(changeKey, `${Math.random()}`))
}
