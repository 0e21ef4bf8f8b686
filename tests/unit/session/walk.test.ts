import { describe, expect, test } from 'vitest'
import type { Layout } from '../../../src/session/Facts'
import type { State, Step } from '../../../src/session/State'
import { statusOf } from '../../../src/session/statusOf'
import { factsIn } from './sessionFacts'
import { stateLaws } from './stateLaws'
import { transitionLaws } from './transitionLaws'
import { type Transition, walkSession } from './walkSession'

const withoutPages: readonly Step[] = ['NONE', 'GET', 'CONNECT']
const withPages: readonly Step[] = [
  ...withoutPages,
  'DOWNLOAD_OPTIONS',
  'DOWNLOAD',
  'INSTRUCTIONS_MOBILE',
  'INSTRUCTIONS_EXTENSION',
  'INSTRUCTIONS_DESKTOP',
]

const stepsIn: Record<Layout, readonly Step[]> = {
  wide: withPages,
  compact: [...withPages, 'LEARN_COMPACT'],
  mobile: withoutPages,
}

/** Walks once, and keeps the first way in which each law is broken. */
function walk(layout: Layout, hasAuth: boolean) {
  const broken = new Map<string, Transition | State>()
  const facts = factsIn(layout)
  const laws = Object.entries(transitionLaws)
  const { states } = walkSession([facts], hasAuth, (transition) => {
    for (const [law, holds] of laws)
      if (!holds(transition)) broken.set(law, transition)
  })
  for (const [law, holds] of Object.entries(stateLaws)) {
    const state = states.find((each) => !holds(each, facts))
    if (state) broken.set(law, state)
  }
  return { states, broken }
}

function stepsOf(states: readonly State[]): Set<Step> {
  return new Set(
    states.flatMap(({ dialog }) =>
      dialog?.name === 'connect' ? [dialog.flow.page.step] : [],
    ),
  )
}

describe.each([
  { layout: 'wide', hasAuth: false },
  { layout: 'compact', hasAuth: false },
  { layout: 'mobile', hasAuth: false },
  { layout: 'wide', hasAuth: true },
  { layout: 'compact', hasAuth: true },
  { layout: 'mobile', hasAuth: true },
] as const)(
  'in $layout, sign-in $hasAuth, at every reachable state',
  ({ layout, hasAuth }) => {
    const { states, broken } = walk(layout, hasAuth)

    test.each([...Object.keys(transitionLaws), ...Object.keys(stateLaws)])(
      '%s',
      (law) => {
        expect(broken.get(law)).toBeUndefined()
      },
    )

    test('every step of this layout is reached, and no other', () => {
      expect(stepsOf(states)).toEqual(new Set(stepsIn[layout]))
    })

    test('every dialog and every status is reached', () => {
      expect(new Set(states.map(({ dialog }) => dialog?.name))).toEqual(
        new Set([undefined, 'connect', 'account', 'network']),
      )
      expect(new Set(states.map(statusOf))).toEqual(
        new Set([
          'disconnected',
          'loading',
          'connected',
          ...(hasAuth ? ['unauthenticated'] : []),
        ]),
      )
    })
  },
)
