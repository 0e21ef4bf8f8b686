import type { Connection, Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import { notifyTabs } from '../../../platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../platform/storage/storedWallets'
import {
  reconnectWallet,
  setConnection,
} from '../../../wallet/engine/connection/createReconnect'
import {
  disconnectConnector,
  removeConnections,
} from '../../../wallet/engine/connection/disconnect'
import { toWalletAccount } from '../../../wallet/engine/connection/watchConnection'
import { isUsable } from '../../../wallet/engine/connectors/addConnector'
import type {
  CreateConnections,
  EngineContext,
} from '../../../wallet/engine/EngineContext'
import { kindOf } from '../../../wallet/engine/kinds/kinds'
import type { WalletAccount } from '../../../wallet/session/State'
import {
  findConnector,
  loadWallets,
  restoreWallets,
  setActive,
  storedSession,
} from './restoreWallets'

export const createConnections: CreateConnections = (context, isConnecting) => {
  const { config, settings } = context
  const { save, wasActive } = trackConnections(context)
  const { start, sync } = restoreWallets(context)
  let knownIds: readonly string[] = []
  let others: readonly WalletAccount[] = []

  const connections = () => [...config.state.connections.values()]

  /** Returns a wallet's connector by the wallet's id in the session. */
  const connectorBehind = (walletId: string) =>
    connections().find(
      (each) => toWalletAccount(context, each).connector.id === walletId,
    )?.connector

  const isReported = ({ accounts, chainId, connector }: Connection) =>
    isUsable(accounts[0], chainId) && !isConnecting(connector)

  return {
    ...storedSession,
    areSeveral: true,
    start,
    activate: (walletId) => setActive(config, connectorBehind(walletId)),
    disconnect(walletId) {
      const connector = connectorBehind(walletId)
      if (!connector) return
      const change = { removed: [connector.id] }
      if (!settings.wagmi && saveWallets(pageStorage, change)) notifyTabs()
      // Remove the connection at once, so that a late answer of the wallet does not change anything.
      removeConnections(config, connector)
      disconnectConnector(connector)
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
          : loadWallets(context)
              .map((id) => findConnector(config, id))
              .find(Boolean)
      if (!right || right.uid === state.current) return false
      setActive(config, right)
      return true
    },
    update(next, attempt) {
      const all = connections().filter(isReported)
      const connectors = all.map(({ connector }) => connector)
      save(connectors, next, attempt)
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
  }
}

/**
 * Saves the wallet changes made in this tab, for other tabs and the next page load. A change that repeats one of another
 * tab is already stored, so it is not written again.
 */
function trackConnections({ settings }: EngineContext) {
  let previous: readonly Connector[] = []
  let active: Connector | undefined

  return {
    /** Saves the changes since the last call. @param attempt number of the attempt that connected the active wallet */
    save(now: readonly Connector[], next?: Connector, attempt?: number) {
      const removed = idsMissing(previous, now)
      // Extensions also disconnect when they are locked. They stay in the stored session, behind the other wallets.
      const locked = previous.filter(
        (connector) =>
          kindOf(connector).survivesLock &&
          removed.includes(connector.id) &&
          storedWallets(pageStorage).includes(connector.id),
      )
      const added = [
        ...idsMissing(now, previous),
        ...locked.map(({ id }) => id),
      ]
      // wagmi also changes the active wallet when it restores a session or when a wallet disconnects. Those changes
      // must not reorder the stored list, which another tab may have reordered.
      const isNew = active
        ? !removed.includes(active.id)
        : !storedWallets(pageStorage).includes(`${next?.id}`)
      const isChosen = attempt !== undefined || (next !== active && isNew)
      const chosen = isChosen ? next?.id : undefined
      previous = now
      active = next
      // A host's own wagmi config persists its connections.
      if (settings.wagmi) return
      if (saveWallets(pageStorage, { removed, active: chosen, added }))
        notifyTabs()
    },
    wasActive: () => active,
  }
}

function idsMissing(all: readonly Connector[], other: readonly Connector[]) {
  return all.filter((each) => !other.includes(each)).map(({ id }) => id)
}
