import type { Connection, Connector, State } from '@wagmi/core'
import { keepSession } from '../../platform/keepSession'
import { forgetSession } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import type { Address, ConnectorView, Told } from '../../session/State'
import { claimBehind } from '../connectors/announced'
import { isUsable } from '../connectors/isUsable'
import { reachedWallet } from '../connectors/reachedWallet'
import type { EngineContext } from '../EngineContext'
import type { Attempts } from './createAttempts'

/**
 * Reports wagmi's connection to the session: wallets change account and chain, and disconnect, by themselves.
 * @returns stops watching
 */
export function watchConnection(
  context: EngineContext,
  attempts: Attempts,
): () => void {
  let last: Told | 'resuming' | undefined

  function look(state: State) {
    const connection = connectionIn(state)
    if (connection === 'unsettled') return wait(state.status)
    if (connection && attempts.isUnwanted(connection.connector)) return
    const next = connection && told(context, connection)
    if (next) tell(next, connection.connector)
    else if (last) leave()
    last = next
  }

  /** A session that could not be resumed is kept; one that has ended is not. */
  function leave() {
    if (last !== 'resuming' && !context.settings.wagmiConfig)
      forgetSession(pageStorage)
    context.report({ type: 'DISCONNECTED' })
  }

  function wait(status: State['status']) {
    if (last || status !== 'reconnecting') return
    last = 'resuming'
    context.report({ type: 'RECONNECTING' })
  }

  function tell(next: Told, connector: Connector) {
    const attempt = attempts.answeredBy(connector)
    if (!last || last === 'resuming') {
      remember(context, connector)
      context.report({ type: 'CONNECTED', attempt, account: next })
    } else if (!isSame(last, next))
      context.report({ type: 'CHANGED', account: next })
  }

  look(context.config.state)
  return context.config.subscribe((state) => state, look)
}

/** The address and chain that are connected now, if any. */
function connectionIn(state: State): Connection | 'unsettled' | undefined {
  // While wagmi (re)connects, its state holds what storage remembered: not yet true.
  if (state.status === 'connecting' || state.status === 'reconnecting')
    return 'unsettled'
  if (state.status === 'disconnected' || !state.current) return undefined
  const connection = state.connections.get(state.current)
  return connection && isUsable(connection.accounts[0], connection.chainId)
    ? connection
    : undefined
}

/** For the next page to resume. A host's own wagmi keeps its sessions itself. */
function remember({ config, settings }: EngineContext, { id }: Connector) {
  if (settings.wagmiConfig) return
  keepSession(pageStorage, id)
  // Earlier versions look here, also in other tabs.
  config.storage?.setItem('recentConnectorId', id)
}

function told(
  context: EngineContext,
  { accounts, chainId, connector }: Connection,
): Told {
  const [address] = accounts
  const { expects } = context.settings
  return {
    address,
    chainId,
    connector: connectorView(context, connector),
    ...(expects && isOther(expects, address) && { expects }),
  }
}

/** A host without types may give anything, and hears of that elsewhere. */
function isOther(expects: Address, address: Address) {
  return String(expects).toLowerCase() !== address.toLowerCase()
}

function connectorView(
  context: EngineContext,
  connector: Connector,
): ConnectorView {
  const wallet =
    claimBehind(context, connector) ?? reachedWallet(context, connector.id)
  const { id, name, iconUrl: icon } = wallet ?? ownView(connector)
  return {
    id,
    name,
    icon,
    ...(!connector.switchChain && { hasOneChain: true as const }),
  }
}

/** A host's own connector is the host's word. */
function ownView({ id, name, icon }: Connector) {
  return { id, name, iconUrl: icon }
}

function isSame(one: Told, other: Told) {
  return (
    one.address === other.address &&
    one.chainId === other.chainId &&
    one.connector.id === other.connector.id
  )
}
