import { keepAccount } from '../../platform/storage/keptSession'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Session } from '../../session/createSession.initial'

/** Stores the connected account with the session, so that the next page can show it while the wallet reconnects. */
export function rememberAccount(session: Session): void {
  session.subscribe(() => {
    const { connection } = session.getState()
    if (connection.type === 'connected')
      keepAccount(pageStorage, connection.account)
  })
}
