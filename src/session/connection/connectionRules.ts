import type { Command } from '../Command'
import { attemptOf } from '../dialog/attemptOf'
import type { Event } from '../Event'
import { merge } from '../merge'
import type { Rules } from '../Rules'
import type { State } from '../State'

/** Coming and going of the connection, as far as a page knows of it before it has an engine. */
export const connectionRules: Rules<
  'RESUME' | 'RECALL' | 'TAB' | 'DISCONNECTED' | 'NO_ENGINE'
> = {
  RESUME: reconnect,
  RECALL: (state, { account }) =>
    state.connection.type === 'reconnecting'
      ? merge(state, { connection: merge(state.connection, { account }) })
      : state,
  TAB: (state, { isKept }) => (isKept ? reconnect(state) : state),
  DISCONNECTED: leave,
  // The session is kept, for the engine of later and for the next page.
  NO_ENGINE: leave,
}

/** A visitor who is already choosing a wallet is not interrupted. */
export function reconnect(state: State): State {
  return state.connection.type === 'disconnected' && !state.dialog
    ? { ...state, connection: { type: 'reconnecting' } }
    : state
}

/** Without a connection there is nothing to lose: an attempt that is asking goes on. */
export function leave(state: State): State {
  return state.connection.type === 'disconnected'
    ? state
    : {
        connection: { type: 'disconnected' },
        auth: state.auth,
        signer: state.signer,
        attempts: state.attempts,
        switches: state.switches,
      }
}

/** What the engine must do about a session that the page finds, or that another tab has begun, where nobody is asked yet. */
export function takeUp(state: State, event: Event): readonly Command[] {
  const { connection, dialog } = state
  // While a wallet asks here, this tab goes on with that.
  if (connection.type !== 'disconnected' || attemptOf(state)) return []
  if (event.type === 'RESUME') return dialog ? [] : [{ type: 'RECONNECT' }]
  return event.type === 'TAB' && event.isKept ? [{ type: 'JOIN' }] : []
}
