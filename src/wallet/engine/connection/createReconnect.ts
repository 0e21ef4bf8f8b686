import type { Config, Connection, Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import {
  saveMissing,
  storedConnector,
} from '../../../platform/storage/storedSession'
import type { Connections } from '../Connections'
import { isUsable } from '../connectors/addConnector'
import { embeddingKind } from '../connectors/sdkConnector'
import { whenPresent } from '../connectors/whenPresent'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { whenState } from '../whenState'

/** How long restoring a session may show the page as reconnecting, in milliseconds. */
export type ReconnectLimits = {
  /** Until the wallet has announced itself. */
  readonly announceMs: number
  /** Until the wallet has answered. */
  readonly answerMs: number
}

/**
 * Reconnects only the wallet of the stored session, because reconnecting every connector would load every SDK. If the
 * wallet is late, the button shows the page as disconnected. The page then connects once the wallet has announced
 * itself or answers. wagmi's own `reconnect` does not wait for a late wallet, and a wallet that hangs blocks it
 * permanently.
 */
export function createReconnect(
  context: EngineContext,
  { has, moveToEnd, remove }: Connections,
  { announceMs, answerMs }: ReconnectLimits = {
    announceMs: 1000,
    answerMs: 5000,
  },
) {
  const { config } = context
  let latest: object | undefined

  function show(status: 'reconnecting' | 'disconnected') {
    if (!config.state.current)
      config.setState((state) => ({ ...state, status }))
  }

  function giveUp() {
    if (config.state.status === 'reconnecting') show('disconnected')
  }

  /** @param how `joined` if another tab has just connected. A failure then keeps that tab's session */
  async function start(how?: 'joined') {
    const attempt = {}
    latest = attempt
    const isOver = () => latest !== attempt || config.state.current !== null
    let timer: ReturnType<typeof setTimeout> | undefined

    /** Shows the page as reconnecting, at most for this time. */
    function showReconnecting(limitMs?: number, onOver = () => {}) {
      clearTimeout(timer)
      if (isOver()) return
      show('reconnecting')
      if (!limitMs) return
      timer = setTimeout(() => {
        if (isOver()) return
        giveUp()
        onOver()
      }, limitMs)
    }

    showReconnecting()
    try {
      const { id, isStored } = await findLastConnector(context)
      // The host or another tab may remove the session while this page waits for the wallet.
      const isCancelled = () => isOver() || (isStored && !has(id))
      const connector = await whenPresent(context, id, isCancelled, () =>
        showReconnecting(announceMs, () => {
          if (isStored && how !== 'joined') saveMissing(pageStorage)
        }),
      )
      showReconnecting(answerMs)
      const answer = await reconnectWallet(connector)
      if (isCancelled()) return
      if (answer) setConnection(config, answer)
      else if (isStored && how !== 'joined') {
        // A locked wallet continues its session once it is unlocked.
        if (kindOf(connector).survivesLock) moveToEnd(id)
        else remove(id)
      }
    } catch {
      // Do not report an error, because the visitor has not requested this. The session stays stored.
    } finally {
      clearTimeout(timer)
      if (!isOver()) giveUp()
    }
  }

  return {
    start,
    /** Stops restoring, because the visitor has started something else. */
    end() {
      latest = undefined
      giveUp()
    },
  }
}

/** @throws Error if no connector belongs to the stored session */
async function findLastConnector(context: EngineContext) {
  const { config, settings } = context
  const embedding = embeddingKind(context)
  if (embedding) return { id: embedding.sdk.connectorId, isStored: false }
  const storedId = storedConnector(pageStorage)
  if (storedId) return { id: storedId, isStored: true }
  // A host's wagmi stores its sessions itself, possibly with a connector of a different kit.
  const id =
    settings.wagmi && (await config.storage?.getItem('recentConnectorId'))
  if (id) return { id, isStored: false }
  throw new Error('The stored session has no wallet.')
}

/** @returns `undefined` if the wallet no longer grants access @throws Error for an invalid or failed answer */
export async function reconnectWallet(
  connector: Connector,
): Promise<Connection | undefined> {
  if (!(await connector.isAuthorized())) {
    // wagmi also returns false if the wallet fails to answer.
    const { length } = await connector.getAccounts()
    if (length === 0) return undefined
    throw new Error('The wallet returned accounts, but did not grant access.')
  }
  const { accounts, chainId } = await connector.connect({
    isReconnecting: true,
  })
  const [first, ...others] = accounts
  if (first && isUsable(first, chainId))
    return { accounts: [first, ...others], chainId, connector }
  throw new Error('The wallet returned no account or no chain.')
}

/** Adds a connection as wagmi does, but does not replace the active wallet. @see removeConnections */
export function setConnection(config: Config, connection: Connection): void {
  const { change, connect, disconnect } = config._internal.events
  const { emitter, uid } = connection.connector
  emitter.off('connect', connect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(uid, connection),
    current: state.current ?? uid,
    status: 'connected',
  }))
}

/**
 * Restores the session if the host passes its own wagmi config. The host's wagmi reconnects its own connectors. It does
 * not know connectors that Walletdock added on an earlier page, such as WalletConnect's.
 * @param reconnect reconnects the latest session with one of our connectors
 */
export async function reconnectHostWagmi(
  { config, report }: EngineContext,
  reconnect: () => Promise<void>,
): Promise<void> {
  await whenState(
    config,
    ({ status }) => status === 'connected' || status === 'disconnected',
  )
  const { current, status } = config.state
  if (status === 'connected') return
  if (!current) return reconnect()
  // The host's wagmi has a stored session but does not reconnect it.
  report({ type: 'DISCONNECTED' })
}
