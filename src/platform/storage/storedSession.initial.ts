import type { Storage } from './storage.initial'

/** Key and format are those of wagmi's store, because earlier releases read them, also in other tabs. */
export const sessionKey = 'walletdock.store'

/** The value of this key changes when a wallet has connected or disconnected in any tab. */
export const changeKey = 'walletdock.tabs'

/** Returns whether the visitor is connected in this or another tab, or was when the last page closed. */
export function hasStoredSession(storage: Storage): boolean {
  return Boolean(Object(loadSession(storage).state).current)
}

/**
 * Removes the session. Call it only if the visitor or the wallet has ended the session, because a page that fails to
 * reconnect must keep it.
 */
export function removeSession(storage: Storage): void {
  storage.remove(sessionKey)
}

/** Returns the stored session in any format. Returns an empty object if there is none. */
export function loadSession(storage: Storage): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.get(sessionKey) ?? '{}'))
  } catch {
    // Storage may contain any text. Invalid text counts as no session.
    return {}
  }
}
