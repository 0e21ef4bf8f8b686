import { describe, expect, test } from 'vitest'
import type { Layout } from '../../../src/session/Facts'
import type { State, StepName } from '../../../src/session/State'
import { attemptOf, statusOf } from '../../../src/session/selectors.initial'
import { factsIn } from '../../fixtures/session/sessionFacts'
import { stateLaws } from '../../fixtures/session/stateLaws'
import { transitionLaws } from '../../fixtures/session/transitionLaws'
import {
  type Transition,
  walkSession,
} from '../../fixtures/session/walkSession'

const withoutPages: readonly StepName[] = ['NONE', 'GET', 'CONNECT']
const withPages: readonly StepName[] = [
  ...withoutPages,
  'DOWNLOAD_OPTIONS',
  'DOWNLOAD',
  'INSTRUCTIONS_MOBILE',
  'INSTRUCTIONS_EXTENSION',
  'INSTRUCTIONS_DESKTOP',
]

const stepsIn: Record<Layout, readonly StepName[]> = {
  wide: withPages,
  compact: [...withPages, 'LEARN_COMPACT'],
  mobile: withoutPages,
}

/** Walks through all states, and returns a transition or state for each broken law. */
function walk(layouts: readonly Layout[], hasAuth: boolean | 'several') {
  const broken = new Map<string, Transition | State>()
  const facts = layouts.map(factsIn)
  const states = walkSession(facts, hasAuth, (transition) => {
    for (const [law, holds] of Object.entries(transitionLaws))
      if (!holds(transition)) broken.set(law, transition)
  })
  // The steps of a layout are fixed only if the layout never changes.
  if (layouts.length === 1)
    for (const [law, holds] of Object.entries(stateLaws)) {
      const state = states.find((each) => !facts.every((f) => holds(each, f)))
      if (state) broken.set(law, state)
    }
  return { states, broken }
}

function stepsOf(states: readonly State[]): Set<StepName> {
  return new Set(
    states.flatMap(({ dialog }) =>
      dialog?.name === 'connect' ? [dialog.flow.step.name] : [],
    ),
  )
}

const laws = Object.keys(transitionLaws)
const allLaws = [...laws, ...Object.keys(stateLaws)]

describe.each(['wide', 'compact', 'mobile'] as const)(
  'in every state of the %s layout',
  (layout) => {
    const { states, broken } = walk([layout], false)

    test.each(allLaws)('%s', (law) => {
      expect(broken.get(law)).toBeUndefined()
    })

    test('every step of the layout is reached, and no other [4.13]', () => {
      expect(stepsOf(states)).toEqual(new Set(stepsIn[layout]))
    })

    test('every dialog is reached [2.1]', () => {
      expect(new Set(states.map(({ dialog }) => dialog?.name))).toEqual(
        new Set([undefined, 'connect', 'account', 'network']),
      )
    })
  },
)

describe.each(['wide', 'compact', 'mobile'] as const)(
  'in every state of the %s layout with a sign-in',
  (layout) => {
    const { states, broken } = walk([layout], true)

    test.each(allLaws)('%s', (law) => {
      expect(broken.get(law)).toBeUndefined()
    })

    test('every status is reached', () => {
      expect(new Set(states.map(statusOf))).toEqual(
        new Set(['disconnected', 'loading', 'unauthenticated', 'connected']),
      )
    })
  },
)

describe.each(['wide', 'mobile'] as const)(
  'in every state of the %s layout with several wallets and a sign-in',
  (layout) => {
    const { states, broken } = walk([layout], 'several')

    test.each(allLaws)('%s', (law) => {
      expect(broken.get(law)).toBeUndefined()
    })

    test('another wallet can be requested beside a connected one', () => {
      const isBeside = (state: State) =>
        statusOf(state) === 'connected' && attemptOf(state)?.type === 'asking'
      expect(states.some(isBeside)).toBe(true)
    })
  },
)

describe('in every state of a window that becomes narrow and wide', () => {
  const { broken } = walk(['wide', 'compact'], false)

  test.each(laws)('%s', (law) => {
    expect(broken.get(law)).toBeUndefined()
  })
})
