import { attemptOf } from './attemptOf'
import type { Command } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { mayOpen } from './mayOpen'
import { merge } from './merge'
import type { Next } from './Next'
import { reduceConnection } from './reduceConnection'
import { reduceDialog } from './reduceDialog'
import { reduceFlow } from './reduceFlow'
import { reduceSwitch } from './reduceSwitch'
import type { State } from './State'

/**
 * All rules of the session: what an event makes of it, and what the engine is asked to do.
 * Gives back the same state object when the event changes nothing.
 * @see specification, section 4
 */
export function reduce(state: State, event: Event, facts: Facts): Next {
  const [ruled, commands] = applyRule(state, event, facts)
  const next = closeUnavailable(ruled, facts)
  return [next, [...abandonDropped(state, next, event), ...commands]]
}

function applyRule(state: State, event: Event, facts: Facts): Next {
  switch (event.type) {
    case 'OPEN':
    case 'CLOSE':
    case 'DISCONNECT':
    case 'DISMISS':
      return reduceDialog(state, event, facts)
    case 'CHOOSE':
    case 'RETRY':
    case 'BACK':
    case 'LEARN':
    case 'GET':
    case 'SHOW':
    case 'PAIRING':
    case 'FAILED':
      return reduceFlow(state, event, facts)
    case 'SWITCH':
    case 'SETTLED':
      return reduceSwitch(state, event, facts)
    case 'AUTH':
      return [merge(state, { auth: event.status }), []]
    case 'RESUME':
    case 'RECONNECTING':
    case 'CONNECTED':
    case 'CHANGED':
    case 'DISCONNECTED':
    case 'NAMED':
    case 'BALANCE':
    case 'PENDING':
      return reduceConnection(state, event)
  }
}

/** A dialog that may not be open is not open, whatever has led there. */
function closeUnavailable(state: State, facts: Facts): State {
  const name = state.dialog?.name
  return name && !mayOpen(state, facts)[name]
    ? merge(state, { dialog: undefined })
    : state
}

/** A wallet that was asked and is of no interest any more is told so, once. */
function abandonDropped(before: State, after: State, event: Event): Command[] {
  const attempt = attemptOf(before)
  if (attempt?.type !== 'asking') return []
  const { number } = attempt
  const succeeded = event.type === 'CONNECTED' && event.attempt === number
  return succeeded || attemptOf(after)?.number === number
    ? []
    : [{ type: 'ABANDON', attempt: number }]
}
