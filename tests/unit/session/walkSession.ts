import type { Command } from '../../../src/session/Command'
import type { Event } from '../../../src/session/Event'
import type { Facts } from '../../../src/session/Facts'
import { initialState } from '../../../src/session/initialState'
import { reduce } from '../../../src/session/reduce'
import { reduceSeveral } from '../../../src/session/reduceSeveral'
import type { State } from '../../../src/session/State'
import { bob, eventsAt } from './sessionEvents'
import { eventsAmongSeveral } from './severalEvents'

export type Transition = {
  readonly state: State
  readonly event: Event
  readonly facts: Facts
  readonly next: State
  readonly commands: readonly Command[]
  /** Nobody could tell the next state from this one. */
  readonly looksSame: boolean
}

/** Earlier attempts, so that there is old news from the start. */
const earlier = 5

/** States that differ only in how many attempts and switches there were behave alike. */
function keyOf(state: State): string {
  return JSON.stringify(state, (key, value) =>
    key === 'number' || key === 'attempts'
      ? value - state.attempts
      : key === 'switches'
        ? 0
        : value,
  )
}

/** Walks from the first state through every event, and shows each transition once. */
export function walkSession(
  layouts: readonly Facts[],
  hasAuth: boolean | 'several',
  look: (transition: Transition) => void,
): readonly State[] {
  const first: State = { ...initialState, attempts: earlier, switches: earlier }
  // With a sign-in, also a page that begins knowing who signed in on an earlier one.
  const firsts = hasAuth === true ? [first, { ...first, signer: bob }] : [first]
  const seen = new Map(firsts.map((state) => [keyOf(state), state]))
  const rules = hasAuth === 'several' ? reduceSeveral : reduce
  // A map shows what is added to it while it is walked.
  for (const [key, state] of seen)
    for (const facts of layouts)
      for (const event of hasAuth === 'several'
        ? eventsAmongSeveral(state)
        : eventsAt(state, hasAuth)) {
        const [next, commands] = rules(state, event, facts)
        const nextKey = next === state ? key : keyOf(next)
        const looksSame = nextKey === key
        look({ state, event, facts, next, commands, looksSame })
        if (!seen.has(nextKey)) seen.set(nextKey, next)
      }
  return [...seen.values()]
}
