import type { Connector } from '@wagmi/core'
import { keepSession, noteMissing } from '../../platform/storage/keptSession'
import {
  forgetSession,
  hasSessionToResume,
} from '../../platform/storage/keptSession.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Connections } from '../Connections'
import { isAdded } from '../connectors/addConnector'
import type { EngineContext } from '../EngineContext'
import { forgetOwnSession } from './disconnect'

/** Manages the connection of a single wallet. A new wallet replaces it. */
export function oneConnection(
  context: Pick<EngineContext, 'config' | 'settings'>,
): Connections {
  let last: Connector | undefined
  return {
    areSeveral: false,
    start: (resume, how) => resume(how),
    carries: () => false,
    corrects: () => false,
    /**
     * Keeps the stored session if it could not be restored, or if its wallet is an extension, because extensions
     * disconnect when they lock or go offline. The end of any other session is final, for example on a phone.
     */
    see(active, attempt) {
      if (active && (!last || attempt !== undefined)) remember(context, active)
      if (!active && last && last.type !== 'injected') forgetOwnSession([last])
      last = active
      return undefined
    },
    welcome() {},
    forget: () => forgetSession(pageStorage),
    keeps: () => hasSessionToResume(pageStorage),
    putBehind: () => noteMissing(pageStorage),
  }
}

/** Saves the session for the next page. A host's own wagmi config persists its connections. */
function remember(
  { config, settings }: Pick<EngineContext, 'config' | 'settings'>,
  connector: Connector,
) {
  const { id } = connector
  if (settings.wagmiConfig && !isAdded(connector))
    return forgetSession(pageStorage)
  keepSession(pageStorage, id)
  if (settings.wagmiConfig) return
  // Earlier releases read this key, also in other tabs.
  config.storage?.setItem('recentConnectorId', id)
}
