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
import type { EngineSettings } from '../EngineSettings'
import { kindOf } from '../kinds/kinds'
import { removeOwnSession } from './disconnect'

/** Manages the connection of a single wallet. A new wallet replaces it. */
export function oneConnection({
  settings,
}: Pick<EngineContext, 'settings'>): Connections {
  let last: Connector | undefined
  return {
    /**
     * Keeps the stored session if it could not be restored, or if its wallet is an extension, because extensions
     * disconnect when they lock or go offline. The end of any other session is final, for example on a phone.
     */
    update(active, attempt) {
      if (active && (!last || attempt !== undefined))
        saveConnector(settings, active)
      if (!active && last && !kindOf(last).survivesLock)
        removeOwnSession([last])
      last = active
      return undefined
    },
    remove: () => removeSession(pageStorage),
    has: () => hasStoredSession(pageStorage),
    moveToEnd: () => saveMissing(pageStorage),
  }
}

/** Saves the session for the next page. A host's own wagmi config persists its connections. */
function saveConnector({ wagmi }: EngineSettings, connector: Connector) {
  if (wagmi && !isAdded(connector)) removeSession(pageStorage)
  else saveSession(pageStorage, connector.id)
}
