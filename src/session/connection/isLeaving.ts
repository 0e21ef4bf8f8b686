import type { Event } from '../Event'
import type { State } from '../State'

/** Connected and still in the connect dialog: that is the sign-in, and closing it declines. */
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
