import type { Storage } from './storage'

/** The place and the form are those of wagmi's store: earlier versions look there, also in other tabs. */
export const sessionKey = 'walletdock.store'

/** True when this visitor is connected, here or in another tab, or was when the last page closed. */
export function hasSessionToResume(storage: Storage): boolean {
  return Boolean(Object(read(storage).state).current)
}

/** The connector to resume; `undefined` where an earlier version has kept the session. */
export function keptConnector(storage: Storage): string | undefined {
  const { connector } = read(storage)
  return typeof connector === 'string' ? connector : undefined
}

/** Keeps the session for the next page and for other tabs. */
export function keepSession(storage: Storage, connector: string): void {
  const state = { current: connector }
  storage.set(sessionKey, JSON.stringify({ connector, state }))
}

/** How long a wallet may be missing until it counts as uninstalled, in milliseconds. */
const missingLimitMs = 3 * 24 * 3_600_000

/** Notes that the session's wallet was not there for a page. A session that has lacked it for days is forgotten. */
export function noteMissing(storage: Storage): void {
  const session = read(storage)
  const since = Number(session['missingSince'] ?? Date.now())
  const noted = JSON.stringify({ ...session, missingSince: since })
  if (Date.now() - since > missingLimitMs) forgetSession(storage)
  else storage.set(sessionKey, noted)
}

/** Only for what the visitor or the wallet has said: a page that fails to resume keeps the session. */
export function forgetSession(storage: Storage): void {
  storage.remove(sessionKey)
}

function read(storage: Storage): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.get(sessionKey) ?? '{}'))
  } catch {
    // Anything may stand there; no session does.
    return {}
  }
}
