import {
  connectionReducers,
  reconnectCommands,
} from './connection/connectionReducers.initial'
import { isLeaving } from './connection/isLeaving.initial'
import { dialogReducers } from './dialog/dialogReducers.initial'
import type { Reduce, Reducers } from './Reducers'
import { closeUnavailable } from './selectors.initial'
import { signerReducers } from './signIn/signerReducers.initial'

/** Reducers for the events that can occur before a wallet is chosen or a session is restored. */
export const initialReducers = {
  ...connectionReducers,
  ...signerReducers,
  ...dialogReducers,
}

type ReducedType = keyof typeof initialReducers

const reducers: Partial<Reducers<ReducedType>> = initialReducers

/**
 * Replaced by `reduce`, which is part of the wallet list and of the engine. Returns the same results for the events
 * before that. Only those two send the other events, except a host's SWITCH, which changes nothing without a wallet.
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
