import { keepAccount } from '../../platform/keepSession'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'

/** Keeps with the session whose it is, so that the next page shows that while the wallet is asked. */
export function rememberAccount(session: Session): void {
  session.subscribe(() => {
    const { connection } = session.getState()
    if (connection.type === 'connected')
      keepAccount(pageStorage, connection.account)
  })
}
