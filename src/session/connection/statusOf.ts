import type { ConnectionStatus, State } from '../State'
import { authOf } from '../signIn/authOf'

/** The connection as a visitor would put it. @see specification, section 4 */
export function statusOf(state: State): ConnectionStatus {
  const { connection } = state
  const auth = authOf(state)
  if (connection.type === 'disconnected') return 'disconnected'
  if (connection.type === 'reconnecting') return 'loading'
  return auth && auth !== 'authenticated' ? auth : 'connected'
}
