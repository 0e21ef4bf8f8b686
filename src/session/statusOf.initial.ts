import type { ConnectionStatus, State } from './State'
import { authOf } from './signIn/authOf.initial'

/** Returns the connection from the visitor's point of view. @see specification, section 4 */
export function statusOf(state: State): ConnectionStatus {
  const { connection } = state
  const auth = authOf(state)
  if (connection.type === 'disconnected') return 'disconnected'
  if (connection.type === 'reconnecting') return 'loading'
  return auth && auth !== 'authenticated' ? auth : 'connected'
}
