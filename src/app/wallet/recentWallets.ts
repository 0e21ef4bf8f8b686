import { storedFields } from '../../platform/shapes'
import {
  loadOpenedApp,
  type OpenedApp,
  removeApp,
  removeOpenedApp,
  saveApp,
} from '../../platform/storage/openedApp'
import type { Storage } from '../../platform/storage/storage'
import type { Session } from '../../wallet/session/createSession'
import type { Attempt, State } from '../../wallet/session/State'
import { accountsIn, attemptOf } from '../../wallet/session/selectors'
import { latestKey, recentKey } from './recentIds'

const maxRecent = 3

/** Returns the wallets that have connected, the latest first. Ignores invalid values. */
function connectedIds(storage: Storage): readonly string[] {
  const ids: unknown = storedFields(storage.get(recentKey))
  return Array.isArray(ids)
    ? ids.filter((id) => typeof id === 'string').slice(0, maxRecent)
    : []
}

/** Returns the ids of the visitor's wallets: the latest chosen wallet, and then the wallets that have connected. */
export function recentIds(storage: Storage): readonly string[] {
  const latest = storage.get(latestKey)
  const others = connectedIds(storage).filter((id) => id !== latest)
  return latest ? [latest, ...others].slice(0, maxRecent) : others
}

export function saveRecentWallets(session: Session, storage: Storage): void {
  let before = session.getState()
  session.subscribe(() => {
    const state = session.getState()
    const { connection } = state
    const attempt = attemptOf(state)
    const lastAttempt = attemptOf(before)
    if (lastAttempt?.type === 'asking' && !isAsking(state)) {
      if (connection !== before.connection)
        saveAppOf(lastAttempt, state, storage)
      removeOpenedApp()
    }
    if (attempt) storage.set(latestKey, attempt.walletId)
    if (connection.type === 'connected') {
      const { id } = connection.account.connector
      if (isNew(before, id)) {
        const ids = [...new Set([id, ...connectedIds(storage)])]
        storage.set(recentKey, JSON.stringify(ids.slice(0, maxRecent)))
      }
    }
    const hasLeft = before.connection.type === 'connected' && !state.isEnded
    if (hasLeft && connection.type === 'disconnected') {
      storage.remove(latestKey)
      removeApp(storage)
    }
    before = state
  })
}

/**
 * Stores the app that this attempt has opened, so that later requests open it again. If the wallet has connected
 * through a scanned code, or in an app that the phone chose, removes the app of an earlier attempt.
 */
function saveAppOf(
  { uri, walletId }: Asking,
  { connection }: State,
  storage: Storage,
) {
  if (connection.type !== 'connected') return
  const { link, name, ...opened }: Partial<OpenedApp> = loadOpenedApp() ?? {}
  if (link && name && opened.walletId === walletId) saveApp(storage, link, name)
  else if (uri) removeApp(storage)
}

type Asking = Extract<Attempt, { type: 'asking' }>

function isNew(before: State, id: string) {
  const accounts = accountsIn(before)
  // With only one wallet, a change of the connected account does not count as a new wallet.
  const isFurther = before.others || accounts.length === 0
  return isFurther && accounts.every(({ connector }) => connector.id !== id)
}

function isAsking(state: State) {
  return attemptOf(state)?.type === 'asking'
}
