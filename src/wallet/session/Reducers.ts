import type { Command, EngineCommand } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import type { State } from './State'

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** A mapped type, so that TypeScript can match an event to its reducer. */
export type EventsByType = { [Type in Event['type']]: EventOf<Type> }

/** Reducers by event type. A reducer returns the same object if the event changes nothing. */
export type Reducers<Types extends Event['type']> = {
  readonly [Type in Types]: (
    state: State,
    event: EventsByType[Type],
    facts: Facts,
  ) => State
}

/** Returns the next state and the commands that follow from an event. */
export type Reduce = (
  state: State,
  event: Event,
  facts: Facts,
) => readonly [State, readonly Command[]]

/** A part of a session: the core's reducer, the engine, or a feature. */
export type SessionPart = {
  /** Returns a reducer that handles some events and passes the others to the next reducer. */
  readonly reduce?: (next: Reduce) => Reduce
  /** Carries out a command. @returns `false` if an earlier part must carry it out */
  readonly dispatch?: (command: EngineCommand) => unknown
}
