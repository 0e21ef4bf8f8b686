import type { Connection, Connector, State } from '@wagmi/core'
import type { Told } from '../../session/State'
import { isUsable } from '../connectors/isUsable'
import type { EngineContext } from '../EngineContext'
import type { Attempts } from './createAttempts'
import { toldOf } from './toldOf'

/**
 * Reports wagmi's connection to the session. Wallets may change account or chain and disconnect at any time.
 * @returns Function that stops watching.
 */
export function watchConnection(
  context: EngineContext,
  attempts: Attempts,
): () => void {
  const { connections } = context
  let last: Told | 'resuming' | undefined
  let others: readonly Told[] | undefined

  function look(state: State) {
    // `corrects` has changed wagmi's state, so this function has run for the corrected state.
    if (connections.corrects(state)) return
    const connection = connectionIn(state, connections.areSeveral)
    if (connection === 'unsettled') return wait(state.status)
    if (connection && isHeldBack(connection)) return
    const next = connection && toldOf(context, connection)
    if (next) tell(next, connection.connector)
    else if (last) leave()
    last = next
  }

  const isHeldBack = (connection: Connection) =>
    attempts.isUnwanted(connection.connector) || attempts.isMoving(connection)

  function leave() {
    others = undefined
    connections.see()
    context.report({ type: 'DISCONNECTED' })
  }

  function wait(status: State['status']) {
    if (last || status !== 'reconnecting') return
    last = 'resuming'
    context.report({ type: 'RECONNECTING' })
  }

  function tell(next: Told, connector: Connector) {
    const attempt = attempts.answeredBy(connector)
    const known = others
    others = connections.see(connector, attempt)
    const news = { account: next, others }
    if (!last || last === 'resuming' || attempt !== undefined)
      context.report({ type: 'CONNECTED', attempt, ...news })
    else if (others !== known || !isSame(last, next))
      context.report({ type: 'CHANGED', ...news })
  }

  look(context.config.state)
  return context.config.subscribe((state) => state, look)
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

function isSame(one: Told, other: Told) {
  return (
    one.address === other.address &&
    one.chainId === other.chainId &&
    one.connector.id === other.connector.id
  )
}
