import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/session/Event'
import type { Layout } from '../../../src/session/Facts'
import type { StepName } from '../../../src/session/State'
import { play } from '../../fixtures/session/play'
import { factsIn } from '../../fixtures/session/sessionFacts'
import {
  back,
  choose,
  get,
  learn,
  open,
  show,
  stepAfter,
  stepOf,
} from './connectSteps'

describe('a wallet that is not ready', () => {
  test('shows its download options', () => {
    const { state, commands } = play([open, choose('notInstalled')])
    expect(stepOf(state)).toBe('DOWNLOAD_OPTIONS')
    expect(commands).toEqual([])
  })

  test.each([
    ['without a download', 'wide', [choose('unavailable')]],
    ['on a phone', 'mobile', [choose('notInstalled')]],
    [
      'after another such wallet',
      'wide',
      [choose('instructionsOnly'), choose('unavailable')],
    ],
  ] as const)(
    '%s is shown as not installed, and not requested',
    (_, layout, events) => {
      const { state, commands } = play([open, ...events], {
        facts: factsIn(layout),
      })
      const { walletId } = events.at(-1) ?? {}
      expect(state.dialog).toMatchObject({
        flow: { step: { name: 'CONNECT', walletId }, attempt: undefined },
      })
      expect(commands).toEqual([])
    },
  )
})

test.each([
  ['that the wallet does not have', 'wide', show('DOWNLOAD', 'notInstalled')],
  ['of an unknown wallet', 'wide', { ...show('DOWNLOAD'), walletId: '?' }],
  ['that phones do not have', 'mobile', show('DOWNLOAD_OPTIONS')],
  ['that is for the compact layout', 'wide', learn],
  ['that is for the compact layout, on a phone', 'mobile', learn],
] as const)('a step %s is not shown', (_, layout, event) => {
  expect(stepAfter(layout, event)).toBe('NONE')
})

test('the instructions lead back to the pending attempt', () => {
  const { state, commands } = play([
    open,
    choose('everything'),
    show('INSTRUCTIONS_MOBILE'),
    choose('everything'),
  ])
  expect(stepOf(state)).toBe('CONNECT')
  expect(state.attempts).toBe(1)
  expect(commands).toEqual([])
})

test('looking for another wallet abandons the attempt', () => {
  const { state, commands } = play([open, choose('everything'), get])
  expect(stepOf(state)).toBe('GET')
  expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
})

test('steps cannot be shown while the dialog is closed', () => {
  const closed = play([open, { type: 'CLOSE' }]).state
  for (const event of [learn, get, back, choose('everything')])
    expect(play([event], { from: closed }).state).toBe(closed)
})

describe('BACK', () => {
  const options = show('DOWNLOAD_OPTIONS')
  const ready = choose('everything')
  const missing = choose('notInstalled')
  const phone = show('DOWNLOAD', 'phoneOnly')

  test.each<[StepName, StepName, Layout, readonly Event[]]>([
    ['NONE', 'NONE', 'wide', []],
    ['LEARN_COMPACT', 'NONE', 'compact', [learn]],
    ['GET', 'NONE', 'wide', [get]],
    ['GET', 'LEARN_COMPACT', 'compact', [learn, get]],
    ['GET', 'NONE', 'compact', [get]],
    ['GET', 'NONE', 'mobile', [get]],
    // In the wide layout, the list is beside the step.
    ['CONNECT', 'CONNECT', 'wide', [ready]],
    ['CONNECT', 'NONE', 'compact', [ready]],
    ['CONNECT', 'NONE', 'mobile', [ready]],
    ['DOWNLOAD_OPTIONS', 'NONE', 'wide', [missing]],
    ['DOWNLOAD_OPTIONS', 'NONE', 'compact', [missing]],
    ['DOWNLOAD_OPTIONS', 'GET', 'wide', [get, options]],
    ['DOWNLOAD_OPTIONS', 'GET', 'compact', [learn, get, options]],
    ['DOWNLOAD_OPTIONS', 'CONNECT', 'wide', [ready, options]],
    ['DOWNLOAD', 'DOWNLOAD_OPTIONS', 'wide', [get, options, show('DOWNLOAD')]],
    // The visitor has skipped a step.
    ['DOWNLOAD', 'DOWNLOAD_OPTIONS', 'wide', [get, show('DOWNLOAD')]],
    // There is only one download, so there is nothing to choose.
    ['DOWNLOAD', 'GET', 'wide', [get, phone]],
    ['DOWNLOAD', 'CONNECT', 'compact', [choose('phoneOnly'), phone]],
    [
      'INSTRUCTIONS_EXTENSION',
      'DOWNLOAD_OPTIONS',
      'wide',
      [get, options, show('INSTRUCTIONS_EXTENSION')],
    ],
    [
      'INSTRUCTIONS_EXTENSION',
      'GET',
      'wide',
      [get, show('INSTRUCTIONS_EXTENSION', 'notInstalled')],
    ],
    [
      'INSTRUCTIONS_DESKTOP',
      'DOWNLOAD_OPTIONS',
      'compact',
      [ready, show('INSTRUCTIONS_DESKTOP')],
    ],
    [
      'INSTRUCTIONS_DESKTOP',
      'GET',
      'wide',
      [get, show('INSTRUCTIONS_DESKTOP', 'instructionsOnly')],
    ],
    [
      'INSTRUCTIONS_MOBILE',
      'DOWNLOAD',
      'wide',
      [get, show('DOWNLOAD'), show('INSTRUCTIONS_MOBILE')],
    ],
  ])('leads from %s to %s in %s (%#)', (from, target, layout, way) => {
    expect(stepAfter(layout, ...way)).toBe(from)
    expect(stepAfter(layout, ...way, back)).toBe(target)
  })

  test('from a deep step returns through all steps', () => {
    const way = [learn, get, show('INSTRUCTIONS_MOBILE')]
    const steps = [0, 1, 2, 3, 4, 5].map((times) =>
      stepAfter('compact', ...way, ...Array<Event>(times).fill(back)),
    )
    expect(steps).toEqual([
      'INSTRUCTIONS_MOBILE',
      'DOWNLOAD',
      'DOWNLOAD_OPTIONS',
      'GET',
      'LEARN_COMPACT',
      'NONE',
    ])
  })

  test('does not return to GET after the visitor has left GET, but the wallet can be chosen again', () => {
    const way = [get, back, missing, back]
    expect(stepAfter('compact', ...way)).toBe('NONE')
    expect(stepAfter('compact', ...way, missing)).toBe('DOWNLOAD_OPTIONS')
  })

  test.each(['compact', 'mobile'] as const)(
    'from CONNECT abandons the attempt in %s',
    (layout) => {
      const { state, commands } = play([open, ready, back], {
        facts: factsIn(layout),
      })
      expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
      expect(state.dialog).toMatchObject({ flow: { attempt: undefined } })
    },
  )

  test('skips a step that the layout does not have after the window was made wide', () => {
    const { state } = play([open, learn, get], { facts: factsIn('compact') })
    const next = play([back], { from: state, facts: factsIn('wide') })
    expect(stepOf(next.state)).toBe('NONE')
  })
})
