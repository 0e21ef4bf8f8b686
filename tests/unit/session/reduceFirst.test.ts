import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { initialState } from '../../../src/session/initialState.initial'
import { reduce } from '../../../src/session/reduce'
import {
  initialReducers,
  reduceFirst,
} from '../../../src/session/reduce.initial'
import type { State } from '../../../src/session/State'
import { bob, eventsAt } from '../../fixtures/session/sessionEvents'
import { factsIn } from '../../fixtures/session/sessionFacts'

/** Visits every state that the reducer of the first download can reach, with every event. */
function walk(
  look: (state: State, event: ReturnType<typeof eventsAt>[number]) => void,
) {
  const firsts = [initialState, { ...initialState, signer: bob }]
  const seen = new Map<string, State>(
    firsts.map((state) => [JSON.stringify(state), state]),
  )
  // A map iterates over entries that are added during the iteration.
  for (const state of seen.values())
    for (const event of eventsAt(state, true)) {
      look(state, event)
      const [next] = reduceFirst(state, event, factsIn('wide'))
      seen.set(JSON.stringify(next), next)
    }
  return seen.size
}

test('the reducer of the first download agrees with the complete reducer in every state before a wallet can be chosen', () => {
  const told = new Set<string>()
  const differing: unknown[] = []
  const states = walk((state, event) => {
    if (!(event.type in initialReducers || event.type === 'SWITCH')) return
    told.add(event.type)
    for (const layout of ['wide', 'compact', 'mobile'] as const) {
      const all = reduce(state, event, factsIn(layout))
      const first = reduceFirst(state, event, factsIn(layout))
      // Listeners are called if the state is another object.
      const isSame = (first[0] === state) === (all[0] === state)
      if (!isSame || !isDeepStrictEqual(first, all))
        differing.push({ state, event, first, all })
    }
  })
  expect(differing).toEqual([])
  expect(states).toBeGreaterThan(10)
  expect([...told].sort()).toEqual(
    [...Object.keys(initialReducers), 'SWITCH'].sort(),
  )
})

test('the reducer of the first download ignores events of a wallet or a dialog', () => {
  const changes: unknown[] = []
  walk((state, event) => {
    if (event.type in initialReducers) return
    const [next, commands] = reduceFirst(state, event, factsIn('wide'))
    if (next !== state || commands.length > 0) changes.push(event)
  })
  expect(changes).toEqual([])
})
