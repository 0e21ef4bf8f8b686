import type { Command } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import type { State } from './State'

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** What an event makes of the session; the same object when it changes nothing. */
export type Rules<Types extends Event['type']> = {
  readonly [Type in Types]: (
    state: State,
    event: EventOf<Type>,
    facts: Facts,
  ) => State
}

/** What an event makes of the session, and what the engine is asked to do. */
export type Reduce = (
  state: State,
  event: Event,
  facts: Facts,
) => readonly [State, readonly Command[]]
