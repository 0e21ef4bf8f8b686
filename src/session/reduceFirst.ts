import { connectionRules, takeUp } from './connection/connectionRules'
import { isLeaving } from './connection/isLeaving'
import { closeUnavailable } from './dialog/closeUnavailable'
import { dialogRules } from './dialog/dialogRules'
import type { Reduce, Rules } from './Rules'
import { signerRules } from './signIn/signerRules'

/** The rules of what can happen before a wallet is chosen or resumed. */
export const firstRules = {
  ...connectionRules,
  ...signerRules,
  ...dialogRules,
}

type Ruled = keyof typeof firstRules

const rules: Partial<Rules<Ruled>> = firstRules

/**
 * Does the same as `reduce` until the list of wallets or the engine arrives and brings that. Only those two send the events
 * that have no rule here, except for a host's SWITCH, which changes nothing without a wallet.
 */
export const reduceFirst: Reduce = (state, event, facts) => {
  // The table gives each event its own rule, which the compiler cannot follow through the union.
  const rule = rules[event.type as Ruled]
  const next = rule ? rule(state, event as never, facts) : state
  return [
    closeUnavailable(next),
    isLeaving(state, event) ? [{ type: 'DISCONNECT' }] : takeUp(state, event),
  ]
}
