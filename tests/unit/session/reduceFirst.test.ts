import { expect, test } from 'vitest'
import { initialState } from '../../../src/session/initialState'
import { reduce } from '../../../src/session/reduce'
import { firstRules, reduceFirst } from '../../../src/session/reduceFirst'
import type { State } from '../../../src/session/State'
import { bob, eventsAt } from '../../fixtures/session/sessionEvents'
import { factsIn } from '../../fixtures/session/sessionFacts'

/** Every state that a page may reach with the button's own rules, and what happens in it. */
function walk(
  look: (state: State, event: ReturnType<typeof eventsAt>[number]) => void,
) {
  const firsts = [initialState, { ...initialState, signer: bob }]
  const seen = new Map<string, State>(
    firsts.map((state) => [JSON.stringify(state), state]),
  )
  // A map shows what is added to it while it is walked.
  for (const state of seen.values())
    for (const event of eventsAt(state, true)) {
      look(state, event)
      const [next] = reduceFirst(state, event, factsIn('wide'))
      seen.set(JSON.stringify(next), next)
    }
  return seen.size
}

test('before there is a wallet to choose, the rules that every visitor downloads make the same of every event as all rules do', () => {
  const told = new Set<string>()
  const states = walk((state, event) => {
    if (!(event.type in firstRules || event.type === 'SWITCH')) return
    told.add(event.type)
    for (const layout of ['wide', 'compact', 'mobile'] as const) {
      const all = reduce(state, event, factsIn(layout))
      const first = reduceFirst(state, event, factsIn(layout))
      expect([state, event, first]).toEqual([state, event, all])
      // Listeners are told of another object.
      expect(first[0] === state).toBe(all[0] === state)
    }
  })
  expect(states).toBeGreaterThan(10)
  expect([...told].sort()).toEqual(
    [...Object.keys(firstRules), 'SWITCH'].sort(),
  )
})

test('what a wallet or the dialog would say changes nothing before the rules for it are here', () => {
  walk((state, event) => {
    if (event.type in firstRules) return
    expect(reduceFirst(state, event, factsIn('wide'))).toEqual([state, []])
  })
})
