import { accountRules } from './accountRules'
import type { Command } from './Command'
import { commandsFor } from './commandsFor'
import { connectionRules } from './connectionRules'
import { dialogRules } from './dialogRules'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { flowRules } from './flowRules'
import { hasLeft } from './hasLeft'
import { mayOpen } from './mayOpen'
import type { Rules } from './Rules'
import type { State } from './State'
import { followSigner, signerRules } from './signerRules'
import { switchRules } from './switchRules'

const rules: Rules<Event['type']> = {
  ...connectionRules,
  ...signerRules,
  ...accountRules,
  ...dialogRules,
  ...flowRules,
  ...switchRules,
}

/**
 * All rules of the session: what an event makes of it, and what the engine is asked to do.
 * Gives back the same state object when the event changes nothing.
 * @see specification, section 4
 */
export function reduce(
  state: State,
  event: Event,
  facts: Facts,
): readonly [State, readonly Command[]] {
  // The table gives each event its own rule, which the compiler cannot follow through the union.
  const ruled = rules[event.type](state, event as never, facts)
  const isLeft = hasLeft(state, ruled)
  const next = closeUnavailable(followSigner(ruled, isLeft))
  const commands = commandsFor(state, next, event)
  return [next, isLeft ? [{ type: 'SIGN_OUT' }, ...commands] : commands]
}

/** A dialog that may not be open is not open, whatever has led there. */
function closeUnavailable(state: State): State {
  const name = state.dialog?.name
  return name && !mayOpen(state)[name] ? { ...state, dialog: undefined } : state
}
