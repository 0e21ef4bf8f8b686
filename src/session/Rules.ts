import type { Command } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import type { State } from './State'

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Reducers by event type. A reducer returns the same object if the event changes nothing. */
export type Rules<Types extends Event['type']> = {
  readonly [Type in Types]: (
    state: State,
    event: EventOf<Type>,
    facts: Facts,
  ) => State
}

/** Returns the next state and the commands that follow from an event. */
export type Reduce = (
  state: State,
  event: Event,
  facts: Facts,
) => readonly [State, readonly Command[]]
