import { expect, test } from 'vitest'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { State, StepName } from '../../../src/wallet/session/State'
import { attemptOf, statusOf } from '../../../src/wallet/session/selectors'
import { factsIn } from '../../fixtures/session/sessionFacts'
import { stateLaws } from '../../fixtures/session/stateLaws'
import { transitionLaws } from '../../fixtures/session/transitionLaws'
import { brokenLaw, walkSession } from '../../fixtures/session/walkSession'

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

/** Walks through all states. @throws Error at the first transition or state that breaks a law */
function walk(layouts: readonly Layout[], hasAuth: boolean | 'several') {
  const facts = layouts.map(factsIn)
  const states = walkSession(facts, hasAuth, (transition) => {
    for (const [law, holds] of Object.entries(transitionLaws))
      if (!holds(transition)) throw brokenLaw(law, transition)
  })
  // The steps of a layout are fixed only if the layout never changes.
  if (layouts.length === 1)
    for (const [law, holds] of Object.entries(stateLaws)) {
      const state = states.find((each) => !facts.every((f) => holds(each, f)))
      if (state) throw brokenLaw(law, state)
    }
  return states
}

const stepsOf = (states: readonly State[]) =>
  states.flatMap(({ dialog }) =>
    dialog?.name === 'connect' ? [dialog.flow.step.name] : [],
  )

test.each<[string, boolean | 'several', ...Layout[]]>([
  ['of the wide layout', false, 'wide'],
  ['of the compact layout', false, 'compact'],
  ['of the mobile layout', false, 'mobile'],
  ['of the wide layout with a sign-in', true, 'wide'],
  ['of the compact layout with a sign-in', true, 'compact'],
  ['of the mobile layout with a sign-in', true, 'mobile'],
  ['of the wide layout with several wallets', 'several', 'wide'],
  ['of the mobile layout with several wallets', 'several', 'mobile'],
  ['of a window that becomes narrow and wide', false, 'wide', 'compact'],
])(
  'in every state %s, all laws hold, and every dialog, step and status is reached',
  (_, hasAuth, ...layouts) => {
    const states = walk(layouts, hasAuth)
    const isSeveral = hasAuth === 'several'
    const dialogs = new Set(states.map(({ dialog }) => dialog?.name))
    expect([...dialogs].sort()).toEqual([
      'account',
      'connect',
      ...(isSeveral ? [] : ['network']),
      undefined,
    ])
    const statuses = new Set(states.map(statusOf))
    if (hasAuth) expect(statuses.size).toBe(4)
    else
      expect(new Set(stepsOf(states))).toEqual(
        new Set(layouts.flatMap((layout) => stepsIn[layout])),
      )
    // Only if several wallets are allowed, another one can be requested beside a connected one.
    const isBeside = (state: State) =>
      statusOf(state) === 'connected' && attemptOf(state)?.type === 'asking'
    expect(states.some(isBeside)).toBe(isSeveral)
  },
  120_000,
)
