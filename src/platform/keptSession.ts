import type { Storage } from './storage'

/** The place and the form are those of wagmi's store: earlier versions look there, also in other tabs. */
export const sessionKey = 'walletdock.store'

/** True when this visitor is connected, here or in another tab, or was when the last page closed. */
export function hasSessionToResume(storage: Storage): boolean {
  return Boolean(Object(readSession(storage).state).current)
}

/** Only for what the visitor or the wallet has said: a page that fails to resume keeps the session. */
export function forgetSession(storage: Storage): void {
  storage.remove(sessionKey)
}

/** What is kept, whatever it is. */
export function readSession(storage: Storage): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.get(sessionKey) ?? '{}'))
  } catch {
    // Anything may stand there; no session does.
    return {}
  }
}
