import type { ConnectionStatus, State } from './State'

/** The connection as a visitor would put it. @see specification, section 4 */
export function statusOf({ connection, auth }: State): ConnectionStatus {
  if (connection.type === 'disconnected') return 'disconnected'
  if (connection.type === 'reconnecting') return 'loading'
  return auth && auth !== 'authenticated' ? auth : 'connected'
}
