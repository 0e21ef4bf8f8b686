import type { Event } from '../Event'
import type { State } from '../State'

/** Returns whether the event disconnects. Closing the connect dialog of a connected wallet declines the sign-in. */
export function isLeaving(
  { connection, dialog }: State,
  { type }: Event,
): boolean {
  return (
    (type === 'DISCONNECT' && connection.type !== 'disconnected') ||
    (type === 'CLOSE' &&
      connection.type === 'connected' &&
      dialog?.name === 'connect')
  )
}
