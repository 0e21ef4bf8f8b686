import type { Connection, Connector, State } from '@wagmi/core'
import type { Address, ConnectorView, WalletAccount } from '../../session/State'
import { isUsable } from '../connectors/addConnector'
import { identityBehind, walletBehind } from '../connectors/connectorFor'
import type { EngineContext } from '../EngineContext'
import type { Attempts } from './createAttempts'

/**
 * Reports wagmi's connection to the session. Wallets may change account or chain and disconnect at any time.
 * @returns Function that stops watching.
 */
export function watchConnection(
  context: EngineContext,
  attempts: Attempts,
): () => void {
  const { connections } = context
  let last: WalletAccount | 'resuming' | undefined
  let others: readonly WalletAccount[] | undefined

  function update(state: State) {
    // If `corrects` has changed wagmi's state, this function has already run for the corrected state.
    if (connections.correct(state)) return
    const connection = connectionIn(state, connections.areSeveral)
    if (connection === 'unsettled') return reportReconnecting(state.status)
    if (connection && isIgnored(connection)) return
    const next = connection && toWalletAccount(context, connection)
    if (next) reportAccount(next, connection.connector)
    else if (last) reportDisconnect()
    last = next
  }

  const isIgnored = (connection: Connection) =>
    attempts.isUnwanted(connection.connector) || attempts.isMoving(connection)

  function reportDisconnect() {
    others = undefined
    connections.update()
    context.report({ type: 'DISCONNECTED' })
  }

  function reportReconnecting(status: State['status']) {
    if (last || status !== 'reconnecting') return
    last = 'resuming'
    context.report({ type: 'RECONNECTING' })
  }

  function reportAccount(next: WalletAccount, connector: Connector) {
    const attempt = attempts.answeredBy(connector)
    const previous = others
    others = connections.update(connector, attempt)
    const change = { account: next, others }
    if (!last || last === 'resuming' || attempt !== undefined)
      context.report({ type: 'CONNECTED', attempt, ...change })
    else if (others !== previous || !isSame(last, next))
      context.report({ type: 'CHANGED', ...change })
  }

  update(context.config.state)
  return context.config.subscribe((state) => state, update)
}

/** Returns the active connection, if any. With several wallets, it stays valid while another wallet is connecting. */
function connectionIn(
  state: State,
  isSeveral: boolean,
): Connection | 'unsettled' | undefined {
  // While wagmi connects or reconnects, its state comes from storage and is not confirmed yet.
  if (
    (state.status === 'connecting' && !isSeveral) ||
    state.status === 'reconnecting'
  )
    return 'unsettled'
  if (state.status === 'disconnected' || !state.current) return undefined
  const connection = state.connections.get(state.current)
  return connection && isUsable(connection.accounts[0], connection.chainId)
    ? connection
    : undefined
}

function isSame(one: WalletAccount, other: WalletAccount) {
  return (
    one.address === other.address &&
    one.chainId === other.chainId &&
    one.connector.id === other.connector.id
  )
}

/** Converts a wagmi connection to the session's format. */
export function toWalletAccount(
  context: EngineContext,
  { accounts, chainId, connector }: Connection,
): WalletAccount {
  const [address] = accounts
  const { expects } = context.settings
  return {
    address,
    chainId,
    connector: connectorView(context, connector),
    ...(expects && isOther(expects, address) && { expects }),
  }
}

/** Hosts without types may pass any value. A later check reports invalid values. */
function isOther(expects: Address, address: Address) {
  return String(expects).toLowerCase() !== address.toLowerCase()
}

function connectorView(
  context: EngineContext,
  connector: Connector,
): ConnectorView {
  const wallet =
    identityBehind(context, connector) ?? walletBehind(context, connector.id)
  const { id, name, iconUrl: icon } = wallet ?? hostConnectorView(connector)
  return {
    id,
    name,
    icon,
    ...(!connector.switchChain && { hasOneChain: true as const }),
  }
}

/** Trusts the id, name and icon of a host's own connector. */
function hostConnectorView({ id, name, icon }: Connector) {
  return { id, name, iconUrl: icon }
}
