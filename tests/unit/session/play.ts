import type { Command } from '../../../src/session/Command'
import type { Event } from '../../../src/session/Event'
import type { Facts } from '../../../src/session/Facts'
import { initialState } from '../../../src/session/initialState'
import { reduce } from '../../../src/session/reduce'
import type { State } from '../../../src/session/State'
import { accountOf, alice } from './sessionEvents'
import { configured, factsIn, foreign } from './sessionFacts'

export type Played = {
  readonly state: State
  /** What the last event asked for. */
  readonly commands: readonly Command[]
}

/** What these events, one after the other, make of a session. */
export function play(
  events: readonly Event[],
  { from = initialState, facts = factsIn('wide') } = {} as {
    from?: State
    facts?: Facts
  },
): Played {
  return events.reduce<Played>(
    ({ state }, event) => {
      const [next, commands] = reduce(state, event, facts)
      return { state: next, commands }
    },
    { state: from, commands: [] },
  )
}

/** A wallet is connected, on a chain of the host. */
export const connected = play([
  { type: 'CONNECTED', account: accountOf(alice, configured[0]) },
]).state

/** A wallet is connected, on a chain that the host did not configure. */
export const misplaced = play([
  { type: 'CONNECTED', account: accountOf(alice, foreign) },
]).state

/** The connect dialog is open, and one wallet is being asked. */
export const asking = play([
  { type: 'OPEN', dialog: 'connect' },
  { type: 'CHOOSE', walletId: 'everything' },
]).state

/** A wallet is connected, and the host waits for a signature. */
export const unsigned = play([{ type: 'AUTH', status: 'unauthenticated' }], {
  from: connected,
}).state
