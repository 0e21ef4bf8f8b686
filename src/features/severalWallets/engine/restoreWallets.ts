import type { Config, Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import {
  hasStoredSession,
  removeSession,
} from '../../../platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../platform/storage/storedWallets'
import type { Connections, Resume } from '../../../wallet/engine/Connections'
import {
  reconnectWallet,
  setConnection,
} from '../../../wallet/engine/connection/createReconnect'
import {
  connectorsOf,
  disconnectLocally,
} from '../../../wallet/engine/connection/disconnect'
import { whenPresent } from '../../../wallet/engine/connectors/whenPresent'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { kindOf } from '../../../wallet/engine/kinds/kinds'

/** The stored session of several wallets. A page without `severalWallets` stores the session of a single wallet. */
export const storedSession: Pick<Connections, 'has' | 'moveToEnd' | 'remove'> =
  {
    has(id) {
      const ids = storedWallets(pageStorage)
      const isAmong = ids.length === 0 || ids.includes(id)
      return hasStoredSession(pageStorage) && isAmong
    },
    remove(id) {
      if (storedWallets(pageStorage).length === 0) removeSession(pageStorage)
      else saveWallets(pageStorage, { removed: [id] })
    },
    moveToEnd(id) {
      saveWallets(pageStorage, { removed: [id], added: [id] })
    },
  }

/** Returns the ids of the stored wallets, the active one first. A host's own wagmi config persists its connections. */
export function loadWallets({ settings }: EngineContext): readonly string[] {
  return settings.wagmi ? [] : storedWallets(pageStorage)
}

/** Restores the stored wallets, and applies the changes of other tabs. */
export function restoreWallets(context: EngineContext) {
  const { config, settings } = context
  const joining = new Set<string>()

  /** Restores the active wallet first, as with a single wallet, and then the others. */
  async function start(resume: Resume, how?: 'joined'): Promise<void> {
    const tried = new Set<string | undefined>()
    while (!config.state.current) {
      const [first] = loadWallets(context)
      if (tried.has(first)) break
      tried.add(first)
      // If the wallet is locked or has revoked the page's access, `resume` moves or removes it. Try the next wallet.
      await resume(how)
    }
    sync(how)
  }

  /** Applies the stored session to this tab. */
  function sync(how?: 'joined') {
    if (settings.wagmi || !config.state.current) return
    const ids = loadWallets(context)
    const removed = connectorsOf(config).filter(({ id }) => !ids.includes(id))
    setActive(config, findConnector(config, ids[0]))
    if (removed.length > 0) disconnectLocally(config, removed)
    for (const id of ids) join(id, how)
  }

  async function join(id: string, how?: 'joined') {
    const isGone = () =>
      findConnector(config, id) !== undefined ||
      !loadWallets(context).includes(id)
    if (joining.has(id) || isGone()) return
    joining.add(id)
    try {
      const connector = await whenPresent(context, id, isGone, () => {})
      const answer = await reconnectWallet(connector)
      if (isGone()) return
      if (!answer) {
        if (how !== 'joined' && !kindOf(connector).survivesLock)
          saveWallets(pageStorage, { removed: [id] })
        return
      }
      setConnection(config, answer)
      // Another tab has just made this wallet the active one.
      if (how === 'joined' && loadWallets(context)[0] === id)
        setActive(config, connector)
    } catch {
      // Ignore the error, because the visitor has not requested this. The wallet stays stored for the next page.
    } finally {
      joining.delete(id)
    }
  }

  return { start, sync }
}

export function setActive(config: Config, connector: Connector | undefined) {
  if (connector && connector.uid !== config.state.current)
    config.setState((state) => ({ ...state, current: connector.uid }))
}

export function findConnector(
  config: Config,
  id: string | undefined,
): Connector | undefined {
  return connectorsOf(config).find((connector) => connector.id === id)
}
