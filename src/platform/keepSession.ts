// Apart from `keptSession.ts`: a page needs this once a wallet is connected.
import { forgetSession, readSession, sessionKey } from './keptSession'
import type { Storage } from './storage'

/** The connector to resume; `undefined` where an earlier version has kept the session. */
export function keptConnector(storage: Storage): string | undefined {
  const { connector } = readSession(storage)
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
  const session = readSession(storage)
  const since = Number(session['missingSince'] ?? Date.now())
  const noted = JSON.stringify({ ...session, missingSince: since })
  if (Date.now() - since > missingLimitMs) forgetSession(storage)
  else storage.set(sessionKey, noted)
}
