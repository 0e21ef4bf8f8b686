// What only an engine does with the session: a button that waits for one downloads none of it.
import type { KeptAccount } from './keptAccount'
import {
  changeKey,
  forgetSession,
  hasSessionToResume,
  readSession,
  sessionKey,
} from './keptSession'
import { pageStorage, type Storage } from './storage'

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

/** Keeps what the next page shows while the wallet is asked: only with a session, and only where it is news. */
export function keepAccount(storage: Storage, account: KeptAccount): void {
  const { address, chainId, name } = account
  const { id, name: called } = account.connector
  const kept = { address, chainId, connector: { id, name: called }, name }
  const session = readSession(storage)
  if (
    hasSessionToResume(storage) &&
    JSON.stringify(session['account']) !== JSON.stringify(kept)
  )
    storage.set(sessionKey, JSON.stringify({ ...session, account: kept }))
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

/** Informs the other tabs of this origin that a wallet has connected or disconnected here. */
export function tellTabs(): void {
  // Later: wagmi writes a connection down just after it has told of it. Only what differs is told.
  queueMicrotask(() => pageStorage.set(changeKey, `${Math.random()}`))
}
