import { describe, expect, test, vi } from 'vitest'
import type { Command } from '../../../src/wallet/session/Command'
import { createSession } from '../../../src/wallet/session/createSession'
import { initialState } from '../../../src/wallet/session/initialState'
import type { SessionPart } from '../../../src/wallet/session/Reducers'
import { asking } from '../../fixtures/session/play'
import { factsIn, walletKinds } from '../../fixtures/session/sessionFacts'

function start(state = initialState) {
  return createSession({ facts: () => factsIn('wide'), state })
}

const open = { type: 'OPEN', dialog: 'connect' } as const
const chooseFirst = { type: 'CHOOSE', wallet: walletKinds.everything } as const
const chooseSecond = { type: 'CHOOSE', wallet: walletKinds.readyBare } as const

describe('listeners', () => {
  test('are called after a change, and read the new state, and are not called if nothing changes', () => {
    const session = start()
    const seen: unknown[] = []
    session.subscribe(() => seen.push(session.getState().dialog?.name))
    session.send({ type: 'CLOSE' })
    session.send(open)
    expect(seen).toEqual(['connect'])
  })

  test('are not called after they have unsubscribed, which removes only one subscription', () => {
    const session = start()
    const listener = vi.fn()
    const leave = session.subscribe(listener)
    session.subscribe(listener)
    leave()
    leave()
    session.send(open)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('may subscribe and unsubscribe during a notification', () => {
    const session = start()
    const late = vi.fn()
    const leave = session.subscribe(() => {
      leave()
      session.subscribe(late)
    })
    session.send(open)
    expect(late).not.toHaveBeenCalled()
    session.send({ type: 'CLOSE' })
    expect(late).toHaveBeenCalledTimes(1)
  })

  test('that throw do not stop the others, and are reported', () => {
    const reported: (() => void)[] = []
    vi.stubGlobal('queueMicrotask', (report: () => void) => {
      reported.push(report)
    })
    const session = start()
    const other = vi.fn()
    session.subscribe(() => {
      throw new Error('a mistake of the host')
    })
    session.subscribe(other)
    session.send(open)
    vi.unstubAllGlobals()
    expect(other).toHaveBeenCalledTimes(1)
    expect(session.getState().dialog?.name).toBe('connect')
    expect(reported).toHaveLength(1)
    expect(reported[0]).toThrow('a mistake of the host')
  })
})

test('events that are sent during a notification are queued in their order', () => {
  const session = start()
  const steps: unknown[] = []
  session.subscribe(() => {
    const { dialog } = session.getState()
    const step = dialog?.name === 'connect' ? dialog.flow.step.name : 'closed'
    if (step === 'NONE') {
      session.send(chooseFirst)
      session.send({ type: 'CLOSE' })
    }
  })
  session.subscribe(() => {
    const { dialog } = session.getState()
    steps.push(dialog?.name === 'connect' ? dialog.flow.step.name : 'closed')
  })
  session.send(open)
  expect(steps).toEqual(['NONE', 'CONNECT', 'closed'])
})

describe('commands', () => {
  test('of one event are all sent before the events that they cause are handled', () => {
    const session = start(asking)
    const dispatched: string[] = []
    session.use({
      dispatch: (command) => {
        dispatched.push(command.type)
        if (command.type === 'ABANDON') session.send({ type: 'CLOSE' })
      },
    })
    session.send(chooseSecond)
    expect(dispatched).toEqual(['ABANDON', 'CONNECT', 'ABANDON'])
  })

  test('are offered to the latest part first, which passes on those that it does not know', () => {
    const session = start(asking)
    const dispatched: string[] = []
    session.use({ dispatch: ({ type }) => dispatched.push(`engine ${type}`) })
    session.use({
      dispatch: ({ type }) => type === 'ABANDON' && dispatched.push('feature'),
    })
    session.send(chooseSecond)
    expect(dispatched).toEqual(['feature', 'engine CONNECT'])
  })

  test('are sent even if the engine throws at an earlier one', () => {
    const reported: unknown[] = []
    vi.stubGlobal('queueMicrotask', (report: unknown) => reported.push(report))
    const session = start(asking)
    const dispatched: string[] = []
    session.use({
      dispatch: ({ type }) => {
        dispatched.push(type)
        if (type === 'ABANDON') throw new Error('a mistake of the engine')
      },
    })
    session.send(chooseSecond)
    vi.unstubAllGlobals()
    expect(dispatched).toEqual(['ABANDON', 'CONNECT'])
    expect(reported).toHaveLength(1)
  })
})

const connect = (attempt: number): Command => ({
  type: 'CONNECT',
  attempt,
  walletId: 'acme',
})
const abandon = (attempt: number): Command => ({ type: 'ABANDON', attempt })
const reconnect = { type: 'RECONNECT' } as const
const join = { type: 'JOIN' } as const
const show = { type: 'SHOW_BALANCE' } as const
const signOut = { type: 'SIGN_OUT' } as const

/** The commands of one event, or an engine that fails to load. */
type Turn = readonly Command[] | 'fails'

test.each<[string, readonly Turn[], readonly Command[], number?]>([
  ['in their order', [[connect(1)], [show, join]], [connect(1), show, join], 3],
  [
    'without an attempt that was abandoned meanwhile',
    [[connect(1)], [show], [abandon(1), connect(2)]],
    [show, connect(2)],
    3,
  ],
  [
    'with one reconnect, the last',
    [[reconnect], [join], [show]],
    [join, show],
    3,
  ],
  [
    'without those before a failure, except for the reconnect',
    [[connect(1), reconnect, show], 'fails', [abandon(1)]],
    [reconnect, abandon(1)],
    4,
  ],
  ['also a join after a failure', [[join, show], 'fails'], [join], 2],
])(
  'an engine that attaches receives the queued commands %s, and is fetched for each',
  (_, turns, expected, times = 1) => {
    let commands: readonly Command[] = []
    const fetchEngine = vi.fn()
    const signsOut = vi.fn()
    const session = createSession({
      facts: () => factsIn('wide'),
      signOut: signsOut,
      fetchEngine,
    })
    session.use({ reduce: () => (state) => [state, commands] })
    const take = (turn: Turn) => {
      commands = turn === 'fails' ? [] : turn
      session.send(
        turn === 'fails' ? { type: 'ENGINE_FAILED' } : { type: 'CLOSE' },
      )
    }
    turns.forEach(take)
    const before = turns.flat().filter((each) => each === signOut).length
    expect(signsOut).toHaveBeenCalledTimes(before)
    const heard: Command[] = []
    session.use({ dispatch: (command) => heard.push(command) })
    take([signOut, show])
    expect(heard).toEqual([...expected, show])
    expect(fetchEngine).toHaveBeenCalledTimes(times)
    expect(signsOut).toHaveBeenCalledTimes(before + 1)
  },
)

test('the facts are read again for each event', () => {
  const layouts = ['compact', 'wide'] as const
  let times = 0
  const session = createSession({
    facts: () => factsIn(layouts[times++] ?? 'wide'),
  })
  session.send(open)
  session.send({ type: 'LEARN' })
  expect(session.getState().dialog).toMatchObject({
    flow: { step: { name: 'NONE' } },
  })
})

test('a part that is added again does not wrap the reducer twice', () => {
  const session = createSession({ facts: () => factsIn('wide') })
  let times = 0
  const part: SessionPart = {
    reduce: (next) => (state, event, facts) => {
      times++
      return next(state, event, facts)
    },
  }
  session.use(part)
  session.use(part)
  session.send(open)
  expect(times).toBe(1)
  expect(session.getState().dialog?.name).toBe('connect')
})
