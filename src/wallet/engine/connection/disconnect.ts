import type { Config, Connector } from '@wagmi/core'
import { pageStorage } from '../../../platform/storage/storage'
import {
  removeSession,
  storedConnector,
} from '../../../platform/storage/storedSession'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { withTimeout } from '../withTimeout'

/** How long a wallet may take to disconnect, in milliseconds. */
const limitMs = 3000

/** Wallets that have not answered a disconnect request yet. */
const leaving = new WeakMap<Connector, Promise<void>>()

/** Disconnects every wallet, because "disconnect" must not fall back to a different wallet. */
export async function disconnect({
  config,
  report,
}: EngineContext): Promise<void> {
  const connectors = connectorsOf(config)
  removeOwnSession(connectors)
  await Promise.all(connectors.map(disconnectConnector))
  removeConnections(config, ...connectors)
  // The visitor may have connected another wallet since the request.
  if (config.state.current) return
  config.setState((state) => ({ ...state, status: 'disconnected' }))
  report({ type: 'DISCONNECTED' })
}

/** Removes the connections of wallets that another tab has disconnected. */
export function disconnectLocally(
  config: Config,
  connectors = connectorsOf(config),
): void {
  removeConnections(config, ...connectors)
  for (const connector of connectors)
    kindOf(connector)
      .leave?.(connector)
      // If this fails, the session ends when the visitor chooses the wallet again.
      .catch(() => {})
}

/** Removes the stored session, unless it belongs to a wallet that is connected in another tab. */
export function removeOwnSession(connectors: readonly Connector[]): void {
  const storedId = storedConnector(pageStorage)
  const isOfOtherTab =
    storedId !== undefined &&
    connectors.length > 0 &&
    connectors.every(({ id }) => id !== storedId)
  if (!isOfOtherTab) removeSession(pageStorage)
}

export function connectorsOf({ state }: Config): readonly Connector[] {
  return [...state.connections.values()].map(({ connector }) => connector)
}

/** Disconnects a wallet. Removes its connection at once, even if the wallet answers late. */
export function disconnectWallet(config: Config, connector: Connector) {
  removeConnections(config, connector)
  return disconnectConnector(connector)
}

/** Requests a wallet to disconnect, and waits for the answer for a limited time. Never rejects. */
export function disconnectConnector(connector: Connector): Promise<void> {
  leaving.set(connector, requestDisconnect(connector))
  return waitForDisconnect(connector)
}

/** A late disconnect would otherwise end the wallet's next connection, too. */
export async function waitForDisconnect(connector: Connector): Promise<void> {
  const answer = leaving.get(connector) ?? Promise.resolve()
  await withTimeout(answer, limitMs).catch(() => {
    // Timeout: continue without the wallet's answer.
  })
}

async function requestDisconnect(connector: Connector): Promise<void> {
  try {
    const { disconnect } = kindOf(connector)
    await (disconnect ? disconnect(connector) : connector.disconnect())
  } catch {
    // The page drops the wallet even if the wallet cannot disconnect.
  }
  leaving.delete(connector)
}

/**
 * Removes wallets from wagmi's current state. wagmi's own `disconnect` waits for the wallet and then writes the earlier
 * connections back, which would remove a wallet that has connected meanwhile.
 */
export function removeConnections(
  config: Config,
  ...connectors: readonly Connector[]
): void {
  const { change, connect, disconnect } = config._internal.events
  for (const { emitter } of connectors) {
    emitter.off('change', change)
    emitter.off('disconnect', disconnect)
    // Remove the listener first, so that it is registered only once. The listener stays, because the visitor may
    // connect again from within the wallet.
    emitter.off('connect', connect)
    emitter.on('connect', connect)
  }
  config.setState((state) => {
    const connections = new Map(state.connections)
    for (const { uid } of connectors) connections.delete(uid)
    const [next = null] = connections.keys()
    const current = connections.has(state.current ?? '') ? state.current : next
    const status = current ? state.status : 'disconnected'
    return { ...state, connections, current, status }
  })
}
