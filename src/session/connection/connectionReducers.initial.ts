import type { Command } from '../Command'
import type { Event } from '../Event'
import { merge } from '../merge.initial'
import type { Reducers } from '../Reducers'
import type { State } from '../State'
import { attemptOf } from '../selectors.initial'

/** Reducers for connection changes that can happen before the engine has loaded. */
export const connectionReducers: Reducers<
  'RESUME' | 'RECALL' | 'TAB' | 'DISCONNECTED' | 'NO_ENGINE'
> = {
  RESUME: reconnect,
  RECALL: (state, { account }) =>
    state.connection.type === 'reconnecting'
      ? merge(state, { connection: merge(state.connection, { account }) })
      : state,
  TAB: (state, { isKept }) => (isKept ? reconnect(state) : state),
  DISCONNECTED: leave,
  // Resets this page only. The stored session remains for a later engine and the next page.
  NO_ENGINE: leave,
}

/**
 * Marks a disconnected session as reconnecting. Does nothing while a dialog is open, because the visitor may be
 * choosing a wallet.
 */
export function reconnect(state: State): State {
  return state.connection.type === 'disconnected' && !state.dialog
    ? { ...state, connection: { type: 'reconnecting' } }
    : state
}

/** Resets the connection. Changes nothing if it is disconnected already, so that a pending attempt continues. */
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

/** Returns the commands that restore a stored session, or follow one that another tab has started. */
export function reconnectCommands(
  state: State,
  event: Event,
): readonly Command[] {
  const { connection, dialog } = state
  // An attempt in this tab takes precedence.
  if (connection.type !== 'disconnected' || attemptOf(state)) return []
  if (event.type === 'RESUME') return dialog ? [] : [{ type: 'RECONNECT' }]
  return event.type === 'TAB' && event.isKept ? [{ type: 'JOIN' }] : []
}
