import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command, EngineCommand } from '../../../src/session/Command'
import { createSession } from '../../../src/session/createSession'
import type { Event } from '../../../src/session/Event'
import { initialState } from '../../../src/session/initialState'
import { reduce } from '../../../src/session/reduce'
import { eventsAt } from '../../fixtures/session/sessionEvents'
import { factsIn } from '../../fixtures/session/sessionFacts'

/** What was asked by the rules after one event, and whether that event said that there is no engine. */
type Round = { readonly asked: readonly Command[]; readonly isMissing: boolean }

/**
 * A visit without an engine: every event is one of those that can meet the state at that time.
 * @param picks which of them
 */
function visit(picks: readonly number[], isAuth: boolean) {
  const rounds: Round[] = []
  let signedOut = 0
  let fetched = 0
  const session = createSession({
    facts: () => factsIn('wide'),
    // Earlier attempts, so that there is old news from the start.
    state: { ...initialState, attempts: 5, switches: 5 },
    signOut: () => signedOut++,
    fetchEngine: () => fetched++,
  })
  session.learn((state, event, facts) => {
    const [next, asked] = reduce(state, event, facts)
    rounds.push({ asked, isMissing: event.type === 'NO_ENGINE' })
    return [next, asked]
  })
  for (const pick of picks) {
    const events = eventsAt(session.getState(), isAuth)
    const event = events[pick % events.length]
    if (event) session.send(event)
  }
  const heard: EngineCommand[] = []
  session.attach((command) => heard.push(command))
  return { fetched, heard, rounds, signedOut }
}

const asksEngine = (command: Command): command is EngineCommand =>
  command.type !== 'SIGN_OUT'

const takesUp = ({ type }: Command) => type === 'RECONNECT' || type === 'JOIN'

/** What an engine must find, told in another way than the session does: from the last missing engine on. */
function expected(rounds: readonly Round[]): readonly EngineCommand[] {
  const last = rounds.findLastIndex(({ isMissing }) => isMissing)
  const before = rounds.slice(0, last + 1).flatMap(({ asked }) => asked)
  const after = rounds.slice(last + 1).flatMap(({ asked }) => asked)
  const begun = (number: number) =>
    after.some((each) => each.type === 'CONNECT' && each.attempt === number)
  const abandoned = (number: number) =>
    after.some((each) => each.type === 'ABANDON' && each.attempt === number)
  // Nobody is asked twice to take a session up, and no missing engine undoes it.
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

const resume: Event = { type: 'RESUME' }
const noEngine: Event = { type: 'NO_ENGINE', isHosts: false }
const otherTab: Event = { type: 'TAB', isKept: true }

const picks = fc.array(fc.nat(), { maxLength: 60 })

test.each([
  [false, 'alone'],
  [true, 'with a sign-in'],
])(
  'an engine that arrives finds, in their order, all commands but those that were withdrawn or have failed (%s: %s)',
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

test.each<[string, readonly Event[], readonly EngineCommand[]]>([
  [
    'that no engine came for, and that is asked for again',
    [resume, noEngine, resume],
    [{ type: 'RECONNECT' }],
  ],
  [
    'that no engine came for twice',
    [resume, noEngine, resume, noEngine],
    [{ type: 'RECONNECT' }],
  ],
  [
    'that another tab has begun since',
    [resume, noEngine, otherTab],
    [{ type: 'JOIN' }],
  ],
])('a session %s is taken up once', (_, events, commands) => {
  const session = createSession({ facts: () => factsIn('wide') })
  session.learn(reduce)
  const heard: EngineCommand[] = []
  for (const event of events) session.send(event)
  session.attach((command) => heard.push(command))
  expect(heard).toEqual(commands)
})

test('a host that must sign its visitor out is asked at once, engine or not', () => {
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

test('the engine is fetched if the rules have a command for it, and not otherwise', () => {
  const seen = new Set<boolean>()
  // Few events, so that in some visits only one command is for the engine.
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
