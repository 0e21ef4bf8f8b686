import { forgetAskedApp } from '../../platform/askedApp'
import { type AskedApp, readAskedApp } from '../../platform/readAskedApp'
import { forgetApp, rememberApp } from '../../platform/rememberedApp'
import type { Storage } from '../../platform/storage'
import type { Session } from '../../session/createSession'
import { attemptOf } from '../../session/dialog/attemptOf'
import type { Attempt, State } from '../../session/State'
import { kept, recentIdsAt, rememberAt } from './recentIds'

/** The wallet that was chosen last; the key is part of the specification. @see specification, section 9 */
const latestKey = 'rk-latest-id'
const recentKey = 'walletdock.recent'

const isId = (value: unknown) => typeof value === 'string'

/** Ids of the wallets that were used here before, the latest first: the one that was chosen last, then those that connected. */
export function recentIds(storage: Storage): readonly string[] {
  const latest = storage.get(latestKey)
  const others = connectedIds(storage).filter((id) => id !== latest)
  return latest ? [latest, ...others].slice(0, kept) : others
}

function connectedIds(storage: Storage): readonly string[] {
  return recentIdsAt(storage, recentKey, isId)
}

/** Remembers which wallet was chosen and which connected. */
export function rememberWallets(session: Session, storage: Storage): void {
  let before = session.getState()
  session.subscribe(() => {
    const state = session.getState()
    const { connection } = state
    const chosen = attemptOf(state)
    const answered = attemptOf(before)
    if (answered?.type === 'asking' && !isAsking(state)) {
      if (connection !== before.connection)
        rememberAppOf(answered, state, storage)
      forgetAskedApp()
    }
    if (chosen) storage.set(latestKey, chosen.walletId)
    if (connection.type === 'connected') {
      const { id } = connection.account.connector
      if (isNew(before, id))
        rememberAt(storage, recentKey, connectedIds(storage), id)
    }
    const left = before.connection.type === 'connected'
    if (left && connection.type === 'disconnected') {
      storage.remove(latestKey)
      forgetApp(storage)
    }
    before = state
  })
}

/**
 * Later questions open the app that this attempt has opened. If it has connected by a code that was scanned, or in an app
 * that the phone chose, none of an earlier attempt may open.
 */
function rememberAppOf(
  { uri, walletId }: Asking,
  { connection }: State,
  storage: Storage,
) {
  if (connection.type !== 'connected') return
  const { link, name, ...asked }: Partial<AskedApp> = readAskedApp() ?? {}
  if (link && name && asked.walletId === walletId)
    rememberApp(storage, link, name)
  else if (uri) forgetApp(storage)
}

type Asking = Extract<Attempt, { type: 'asking' }>

/** Returns whether a wallet was not connected before: the only one, or one of several. */
function isNew({ connection, others }: State, id: string) {
  if (connection.type !== 'connected') return true
  // Alone, a wallet that changes is still the one that was chosen.
  return (
    !!others &&
    [connection.account, ...others].every((each) => each.connector.id !== id)
  )
}

function isAsking(state: State) {
  return attemptOf(state)?.type === 'asking'
}
