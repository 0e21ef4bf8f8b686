import { keepAccount } from '../../platform/keepSession'
import { pageStorage } from '../../platform/storage'
import type { Session } from '../../session/createSession'
import type { Settings } from '../checkConfig'

/** Keeps with the session whose it is, so that the next page shows that while the wallet is asked. */
export function rememberAccount(settings: Settings, session: Session): void {
  // What a host's own wagmi keeps, it keeps itself.
  if (settings.wagmiConfig) return
  session.subscribe(() => {
    const { connection } = session.getState()
    if (connection.type === 'connected')
      keepAccount(pageStorage, connection.account)
  })
}
