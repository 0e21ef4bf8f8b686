import fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  Command,
  EngineCommand,
} from '../../../src/wallet/session/Command'
import { createSession } from '../../../src/wallet/session/createSession'
import { initialState } from '../../../src/wallet/session/initialState'
import type { Reduce } from '../../../src/wallet/session/Reducers'
import { reduce } from '../../../src/wallet/session/reduce'
import { eventsAt } from '../../fixtures/session/sessionEvents'
import { factsIn } from '../../fixtures/session/sessionFacts'

/** The commands of the reducer after an event, and whether the event was ENGINE_FAILED. */
type Round = { readonly asked: readonly Command[]; readonly isMissing: boolean }

/**
 * Simulates a visit without an engine. Every event is possible in the state at that time.
 * @param picks indexes of the events
 */
function visit(picks: readonly number[], isAuth: boolean) {
  const rounds: Round[] = []
  let signedOut = 0
  let fetched = 0
  const session = createSession({
    facts: () => factsIn('wide'),
    // Earlier attempts, so that outdated events are possible from the start.
    state: { ...initialState, attempts: 5, switches: 5 },
    signOut: () => signedOut++,
    fetchEngine: () => fetched++,
  })
  const record: Reduce = (state, event, facts) => {
    const [next, asked] = reduce(state, event, facts)
    rounds.push({ asked, isMissing: event.type === 'ENGINE_FAILED' })
    return [next, asked]
  }
  session.use({ reduce: () => record })
  for (const pick of picks) {
    const events = eventsAt(session.getState(), isAuth)
    const event = events[pick % events.length]
    if (event) session.send(event)
  }
  const heard: EngineCommand[] = []
  session.use({ dispatch: (command) => heard.push(command) })
  return { fetched, heard, rounds, signedOut }
}

const asksEngine = (command: Command): command is EngineCommand =>
  command.type !== 'SIGN_OUT'

const takesUp = ({ type }: Command) => type === 'RECONNECT' || type === 'JOIN'

/** Computes the commands that an engine must receive in another way than the session: from the last ENGINE_FAILED on. */
function expected(rounds: readonly Round[]): readonly EngineCommand[] {
  const last = rounds.findLastIndex(({ isMissing }) => isMissing)
  const before = rounds.slice(0, last + 1).flatMap(({ asked }) => asked)
  const after = rounds.slice(last + 1).flatMap(({ asked }) => asked)
  const begun = (number: number) =>
    after.some((each) => each.type === 'CONNECT' && each.attempt === number)
  const abandoned = (number: number) =>
    after.some((each) => each.type === 'ABANDON' && each.attempt === number)
  // A reconnect is requested once, and ENGINE_FAILED does not withdraw it.
  const resumption = [...before, ...after].filter(asksEngine).findLast(takesUp)
  const asked = after.filter(asksEngine).filter((each) => {
    if (takesUp(each)) return each === resumption
    if (each.type === 'CONNECT') return !abandoned(each.attempt)
    return each.type !== 'ABANDON' || !begun(each.attempt)
  })
  return resumption && !after.includes(resumption)
    ? [resumption, ...asked]
    : asked
}

const picks = fc.array(fc.nat(), { maxLength: 60 })

test.each([false, true])(
  'an engine that attaches receives all commands in order, except those that were withdrawn or have failed (with a sign-in: %s)',
  (isAuth) => {
    fc.assert(
      fc.property(picks, (all) => {
        const { heard, rounds } = visit(all, isAuth)
        expect(heard).toEqual(expected(rounds))
      }),
      { numRuns: 2000 },
    )
  },
)

test('a sign-out is sent at once, with or without an engine', () => {
  fc.assert(
    fc.property(picks, (all) => {
      const { heard, rounds, signedOut } = visit(all, true)
      const asked = rounds.flatMap((each) => each.asked)
      expect(signedOut).toBe(
        asked.filter((command) => !asksEngine(command)).length,
      )
      expect(heard.every(asksEngine)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the engine is fetched exactly if the reducer has a command for it', () => {
  const seen = new Set<boolean>()
  // The visits have few events, so that in some of them only one command is for the engine.
  const fewPicks = fc.array(fc.nat(), { maxLength: 5 })
  fc.assert(
    fc.property(fewPicks, (all) => {
      const { fetched, rounds } = visit(all, true)
      const isNeeded = rounds.some(({ asked }) => asked.some(asksEngine))
      seen.add(isNeeded)
      expect(fetched > 0).toBe(isNeeded)
    }),
    { numRuns: 2000 },
  )
  expect(seen.size).toBe(2)
})
