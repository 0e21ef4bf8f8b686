import type { Event } from './Event'
import type { State } from './State'
import { statusOf } from './statusOf'

/** The connect dialog of a visitor that has not signed in is the sign-in, and closing it declines. */
export function isLeaving(state: State, { type }: Event): boolean {
  return (
    (type === 'DISCONNECT' && state.connection.type !== 'disconnected') ||
    (type === 'CLOSE' &&
      state.dialog?.name === 'connect' &&
      statusOf(state) === 'unauthenticated')
  )
}
