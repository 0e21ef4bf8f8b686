import type { Connection, Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import { notifyTabs } from '../../../platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../platform/storage/storedWallets'
import type { Resume } from '../../../wallet/engine/Connections'
import {
  reconnectWallet,
  setConnection,
} from '../../../wallet/engine/connection/createReconnect'
import {
  connectorsOf,
  disconnectConnector,
  disconnectLocally,
  removeConnections,
} from '../../../wallet/engine/connection/disconnect'
import { toWalletAccount } from '../../../wallet/engine/connection/watchConnection'
import { isUsable } from '../../../wallet/engine/connectors/addConnector'
import { whenPresent } from '../../../wallet/engine/connectors/whenPresent'
import type { CreateConnections } from '../../../wallet/engine/EngineContext'
import { kindOf } from '../../../wallet/engine/kinds/kinds'
import type { WalletAccount } from '../../../wallet/session/State'
import { multiWalletSession } from './multiWalletSession'
import { trackConnections } from './trackConnections'

/**
 * Manages the connections of several wallets. Restores the active wallet first, as with a single wallet, and then the
 * others.
 */
export const createConnections: CreateConnections = (context, isConnecting) => {
  const { config, settings } = context
  /** A host's own wagmi config persists its connections. */
  const hasHostConfig = settings.wagmi !== undefined
  const joining = new Set<string>()
  const { applyRemote, save, wasActive } = trackConnections(context)
  let knownIds: readonly string[] = []
  let others: readonly WalletAccount[] = []

  const connections = () => [...config.state.connections.values()]
  const loadStored = () => (hasHostConfig ? [] : storedWallets(pageStorage))
  const find = (id: string | undefined) =>
    connectorsOf(config).find((connector) => connector.id === id)

  /** Returns a wallet's connector by the wallet's id in the session. */
  const connectorBehind = (walletId: string) =>
    connections().find(
      (each) => toWalletAccount(context, each).connector.id === walletId,
    )?.connector

  function setActive(connector: Connector | undefined) {
    const { current } = config.state
    if (connector && connector.uid !== current)
      config.setState((state) => ({ ...state, current: connector.uid }))
  }

  /** Applies the stored session to this tab. */
  function sync(how?: 'joined') {
    if (hasHostConfig || !config.state.current) return
    const ids = loadStored()
    const removed = connectorsOf(config).filter(({ id }) => !ids.includes(id))
    applyRemote(() => {
      setActive(find(ids[0]))
      if (removed.length > 0) disconnectLocally(config, removed)
    })
    for (const id of ids) join(id, how)
  }

  async function join(id: string, how?: 'joined') {
    const isGone = () => find(id) !== undefined || !loadStored().includes(id)
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
      applyRemote(() => {
        setConnection(config, answer)
        // Another tab has just made this wallet the active one.
        if (how === 'joined' && loadStored()[0] === id) setActive(connector)
      })
    } catch {
      // Ignore the error, because the visitor has not requested this. The wallet stays stored for the next page.
    } finally {
      joining.delete(id)
    }
  }

  async function start(resume: Resume, how?: 'joined'): Promise<void> {
    for (const _ of [...loadStored(), 'one of an earlier version']) {
      if (config.state.current) break
      const [first] = loadStored()
      await resume(how)
      // If the first wallet is locked or has revoked the page's access, `resume` has reordered the list. Try the next
      // wallet.
      if (loadStored()[0] === first) break
    }
    sync(how)
  }

  function isTrue({ accounts, chainId, connector }: Connection) {
    return isUsable(accounts[0], chainId) && !isConnecting(connector)
  }

  return {
    areSeveral: true,
    start,
    handle(command) {
      const isAbout =
        command.type === 'ACTIVATE' || command.type === 'DISCONNECT'
      if (!isAbout || command.walletId === undefined) return false
      const connector = connectorBehind(command.walletId)
      if (command.type === 'ACTIVATE') setActive(connector)
      else if (connector) {
        if (
          !hasHostConfig &&
          saveWallets(pageStorage, { removed: [connector.id] })
        )
          notifyTabs()
        // Remove the connection at once, so that a late answer of the wallet does not change anything.
        removeConnections(config, connector)
        disconnectConnector(connector)
      }
      return true
    },
    correct(state) {
      const before = knownIds
      knownIds = [...state.connections.keys()]
      const isLeft = before.some((uid) => !state.connections.has(uid))
      if (!isLeft || !state.current) return false
      const active = wasActive()
      const right =
        active && state.connections.has(active.uid)
          ? active
          : loadStored().map(find).find(Boolean)
      if (!right || right.uid === state.current) return false
      setActive(right)
      return true
    },
    update(next, attempt) {
      const all = connections().filter(isTrue)
      save(
        all.map(({ connector }) => connector),
        next,
        attempt,
      )
      const now = all
        .filter(({ connector }) => connector !== next)
        .map((each) => toWalletAccount(context, each))
      if (JSON.stringify(now) !== JSON.stringify(others)) others = now
      // Try the stored wallets that this page could not reconnect before.
      if (attempt !== undefined) queueMicrotask(sync)
      return others
    },
    async welcome(uid) {
      const connector = config.connectors.find((each) => each.uid === uid)
      const answer =
        connector &&
        // The visitor has not requested this, so a wallet that refuses is not reported.
        (await reconnectWallet(connector).catch(() => undefined))
      if (answer && config.state.current) setConnection(config, answer)
    },
    ...multiWalletSession,
  }
}
