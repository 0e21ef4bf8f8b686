import type { Command } from './Command'
import type { Event } from './Event'
import { initialFlow } from './initialState.initial'
import { merge } from './merge.initial'
import type { EventOf, Reduce, Reducers } from './Reducers'
import type { DialogName, Opener, State } from './State'
import {
  attemptOf,
  closeUnavailable,
  isHere,
  mayOpen,
} from './selectors.initial'

/** Reducers for the events that can occur before a wallet is chosen or a session is restored. */
export const initialReducers: Reducers<
  | 'RECONNECT'
  | 'RESTORE_ACCOUNT'
  | 'OTHER_TAB'
  | 'DISCONNECTED'
  | 'ENGINE_FAILED'
  | 'AUTH'
  | 'OPEN'
  | 'CLOSE'
  | 'DISCONNECT'
  | 'DISMISS'
  | 'DIALOG_FAILED'
> = {
  RECONNECT: reconnect,
  RESTORE_ACCOUNT: (state, { account }) =>
    state.connection.type === 'reconnecting'
      ? merge(state, { connection: merge(state.connection, { account }) })
      : state,
  OTHER_TAB: (state, { hasSession }) => (hasSession ? reconnect(state) : state),
  DISCONNECTED: leave,
  // Resets this page only. The stored session remains for a later engine and the next page.
  ENGINE_FAILED: leave,
  AUTH: (state, event) =>
    merge(state, { auth: event.status, signer: nextSigner(state, event) }),
  OPEN: (state, { dialog, by }) => openDialog(state, dialog, by),
  CLOSE: close,
  DISCONNECT: close,
  DISMISS: (state) => merge(state, { notice: undefined }),
  DIALOG_FAILED: (state) =>
    state.dialog
      ? { ...state, dialog: undefined, notice: { type: 'not-loaded' } }
      : state,
}

type ReducedType = keyof typeof initialReducers

const reducers: Partial<Reducers<ReducedType>> = initialReducers

/**
 * The reducer of the first download. `reduce`, which loads with the wallet list and with the engine, replaces it. Until
 * then, both reducers return the same results. Other events are sent only once the list or the engine has loaded,
 * except a host's SWITCH, which has no effect without a wallet.
 */
export const reduceFirst: Reduce = (state, event, facts) => {
  // TypeScript cannot match an event to its reducer through the union.
  const rule = reducers[event.type as ReducedType]
  const next = rule ? rule(state, event as never, facts) : state
  return [
    closeUnavailable(next),
    isLeaving(state, event)
      ? [{ type: 'DISCONNECT' }]
      : reconnectCommands(state, event),
  ]
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

/** Resets the connection. If no wallet is connected, returns the same state, so that a pending attempt continues. */
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

/** Returns the commands that restore a stored session, or join a session that another tab has started. */
export function reconnectCommands(
  state: State,
  event: Event,
): readonly Command[] {
  const { connection, dialog } = state
  // An attempt in this tab takes precedence.
  if (connection.type !== 'disconnected' || attemptOf(state)) return []
  if (event.type === 'RECONNECT') return dialog ? [] : [{ type: 'RECONNECT' }]
  return event.type === 'OTHER_TAB' && event.hasSession
    ? [{ type: 'JOIN' }]
    : []
}

/**
 * Returns whether the event disconnects the wallet. Closing the connect dialog of a connected wallet declines the
 * sign-in.
 */
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

function nextSigner(
  state: State,
  { address, status }: EventOf<'AUTH'>,
): State['signer'] {
  const { auth, signer } = state
  // Many hosts report `unauthenticated` until their server has answered, so the first report keeps the known signer.
  if (status === 'unauthenticated')
    return auth && auth !== status ? undefined : signer
  if (status !== 'authenticated' || !address) return signer
  // Until the host has signed the visitor out, it still reports the previous address.
  return signer === null && !isHere(state, address) ? null : address
}

function close(state: State): State {
  return merge(state, { dialog: undefined })
}

/** Returns the state with this dialog open, or the same state if the dialog is not available. */
export function openDialog(
  state: State,
  name: DialogName,
  opener?: Opener | undefined,
): State {
  if (!mayOpen(state)[name]) return state
  const from = state.dialog?.name
  const dialog =
    from === name
      ? state.dialog
      : name === 'connect'
        ? { name, flow: initialFlow }
        : { name, from }
  return merge(state, { dialog, opener, notice: undefined })
}
