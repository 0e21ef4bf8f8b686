import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/wallet/session/Event'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { StepName } from '../../../src/wallet/session/State'
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
      const walletId = events.at(-1)?.wallet.id
      expect(state.dialog).toMatchObject({
        flow: { step: { name: 'CONNECT', walletId }, attempt: undefined },
      })
      expect(commands).toEqual([])
    },
  )
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

describe('BACK', () => {
  const options = show('DOWNLOAD_OPTIONS')
  const ready = choose('everything')
  const missing = choose('notInstalled')
  const phone = show('DOWNLOAD', 'phoneOnly')

  test.each<[StepName, StepName, Layout, readonly Event[]]>([
    ['LEARN_COMPACT', 'NONE', 'compact', [learn]],
    ['GET', 'LEARN_COMPACT', 'compact', [learn, get]],
    ['GET', 'NONE', 'wide', [get]],
    ['CONNECT', 'NONE', 'compact', [ready]],
    ['CONNECT', 'CONNECT', 'wide', [ready]],
    ['DOWNLOAD', 'DOWNLOAD_OPTIONS', 'wide', [get, show('DOWNLOAD')]],
    [
      'INSTRUCTIONS_MOBILE',
      'DOWNLOAD',
      'wide',
      [get, show('INSTRUCTIONS_MOBILE')],
    ],
    [
      'INSTRUCTIONS_EXTENSION',
      'DOWNLOAD_OPTIONS',
      'wide',
      [get, show('INSTRUCTIONS_EXTENSION')],
    ],
    [
      'INSTRUCTIONS_DESKTOP',
      'DOWNLOAD_OPTIONS',
      'wide',
      [get, show('INSTRUCTIONS_DESKTOP')],
    ],
    ['DOWNLOAD_OPTIONS', 'NONE', 'wide', [missing]],
    ['DOWNLOAD_OPTIONS', 'GET', 'compact', [learn, get, options]],
    ['DOWNLOAD_OPTIONS', 'CONNECT', 'wide', [ready, options]],
    // There is only one download, so there is nothing to choose.
    ['DOWNLOAD', 'GET', 'wide', [get, phone]],
    ['DOWNLOAD', 'CONNECT', 'compact', [choose('phoneOnly'), phone]],
    [
      'INSTRUCTIONS_DESKTOP',
      'GET',
      'wide',
      [get, show('INSTRUCTIONS_DESKTOP', 'desktopOnly')],
    ],
  ])('leads from %s to %s in %s (%#)', (from, target, layout, way) => {
    expect(stepAfter(layout, ...way)).toBe(from)
    expect(stepAfter(layout, ...way, back)).toBe(target)
  })

  test('does not lead to the step of another wallet, and a step that is shown again changes nothing', () => {
    const other = show('DOWNLOAD', 'notInstalledPair')
    const way = [get, options, other]
    expect(stepAfter('wide', ...way, back)).toBe('DOWNLOAD_OPTIONS')
    expect(stepAfter('wide', ...way, back, back)).toBe('GET')
    const { state } = play([open, ...way])
    expect(play([other], { from: state }).state).toBe(state)
    expect(play([get, show('DOWNLOAD')], { from: state }).state).not.toBe(state)
  })

  test('skips a step that the layout does not have after the window was made wide', () => {
    const { state } = play([open, learn, get], { facts: factsIn('compact') })
    const next = play([back], { from: state, facts: factsIn('wide') })
    expect(stepOf(next.state)).toBe('NONE')
  })
})
