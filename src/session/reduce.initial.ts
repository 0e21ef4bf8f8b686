import { connectionRules, takeUp } from './connection/connectionRules.initial'
import { isLeaving } from './connection/isLeaving.initial'
import { closeUnavailable } from './dialog/closeUnavailable.initial'
import { dialogRules } from './dialog/dialogRules.initial'
import type { Reduce, Rules } from './Rules'
import { signerRules } from './signIn/signerRules.initial'

/** Reducers for the events that can occur before a wallet is chosen or a session is restored. */
export const firstRules = {
  ...connectionRules,
  ...signerRules,
  ...dialogRules,
}

type Ruled = keyof typeof firstRules

const rules: Partial<Rules<Ruled>> = firstRules

/**
 * Replaced by `reduce`, which is part of the wallet list and of the engine. Returns the same results for the events
 * before that. Only those two send the other events, except a host's SWITCH, which changes nothing without a wallet.
 */
export const reduceFirst: Reduce = (state, event, facts) => {
  // TypeScript cannot match an event to its reducer through the union.
  const rule = rules[event.type as Ruled]
  const next = rule ? rule(state, event as never, facts) : state
  return [
    closeUnavailable(next),
    isLeaving(state, event) ? [{ type: 'DISCONNECT' }] : takeUp(state, event),
  ]
}
