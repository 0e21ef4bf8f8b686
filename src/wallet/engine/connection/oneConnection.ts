import type { Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import {
  hasStoredSession,
  removeSession,
  saveMissing,
  saveSession,
} from '../../../platform/storage/storedSession'
import type { Connections } from '../Connections'
import { isAdded } from '../connectors/addConnector'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { removeOwnSession } from './disconnect'

/** Manages the connection of a single wallet. A new wallet replaces it. */
export function oneConnection(
  context: Pick<EngineContext, 'config' | 'settings'>,
): Connections {
  let last: Connector | undefined
  return {
    areSeveral: false,
    start: (resume, how) => resume(how),
    activate() {},
    disconnect() {},
    correct: () => false,
    /**
     * Keeps the stored session if it could not be restored, or if its wallet is an extension, because extensions
     * disconnect when they lock or go offline. The end of any other session is final, for example on a phone.
     */
    update(active, attempt) {
      if (active && (!last || attempt !== undefined))
        saveConnector(context, active)
      if (!active && last && !kindOf(last).survivesLock)
        removeOwnSession([last])
      last = active
      return undefined
    },
    welcome() {},
    remove: () => removeSession(pageStorage),
    has: () => hasStoredSession(pageStorage),
    moveToEnd: () => saveMissing(pageStorage),
  }
}

/** Saves the session for the next page. A host's own wagmi config persists its connections. */
function saveConnector(
  { config, settings }: Pick<EngineContext, 'config' | 'settings'>,
  connector: Connector,
) {
  const { id } = connector
  if (settings.wagmi && !isAdded(connector)) return removeSession(pageStorage)
  saveSession(pageStorage, id)
  if (settings.wagmi) return
  // Earlier releases read this key, also in other tabs.
  config.storage?.setItem('recentConnectorId', id)
}
