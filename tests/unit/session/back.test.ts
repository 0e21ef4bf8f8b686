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

describe('BACK', () => {
  const table: readonly [string, Layout, readonly Event[], StepName][] = [
    ['NONE leads nowhere [4.14]', 'wide', [], 'NONE'],
    ['LEARN_COMPACT leads to NONE [4.15]', 'compact', [learn], 'NONE'],
    ['GET leads to NONE [4.16]', 'wide', [get], 'NONE'],
    [
      'GET leads to LEARN_COMPACT after it [4.16]',
      'compact',
      [learn, get],
      'LEARN_COMPACT',
    ],
    [
      'GET leads to NONE in compact after NONE [4.16]',
      'compact',
      [get],
      'NONE',
    ],
    ['GET leads to NONE [4.16]', 'mobile', [get], 'NONE'],
    [
      'CONNECT leads nowhere beside the list [4.17]',
      'wide',
      [choose('everything')],
      'CONNECT',
    ],
    ['CONNECT leads to NONE [4.17]', 'compact', [choose('everything')], 'NONE'],
    ['CONNECT leads to NONE [4.17]', 'mobile', [choose('everything')], 'NONE'],
    [
      'DOWNLOAD_OPTIONS leads to NONE [4.18]',
      'wide',
      [choose('notInstalled')],
      'NONE',
    ],
    [
      'DOWNLOAD_OPTIONS leads to NONE [4.18]',
      'compact',
      [choose('notInstalled')],
      'NONE',
    ],
    [
      'DOWNLOAD_OPTIONS leads to GET [4.18]',
      'wide',
      [get, show('DOWNLOAD_OPTIONS')],
      'GET',
    ],
    [
      'DOWNLOAD_OPTIONS leads to GET [4.18]',
      'compact',
      [learn, get, show('DOWNLOAD_OPTIONS')],
      'GET',
    ],
    [
      'DOWNLOAD_OPTIONS leads to CONNECT [4.18]',
      'wide',
      [choose('everything'), show('DOWNLOAD_OPTIONS')],
      'CONNECT',
    ],
    [
      'DOWNLOAD leads to DOWNLOAD_OPTIONS [4.19]',
      'wide',
      [get, show('DOWNLOAD_OPTIONS'), show('DOWNLOAD')],
      'DOWNLOAD_OPTIONS',
    ],
    [
      'DOWNLOAD leads to DOWNLOAD_OPTIONS, even when skipped [4.19]',
      'wide',
      [get, show('DOWNLOAD')],
      'DOWNLOAD_OPTIONS',
    ],
    [
      'DOWNLOAD leads to GET when there is nothing to choose [4.19]',
      'wide',
      [get, show('DOWNLOAD', 'phoneOnly')],
      'GET',
    ],
    [
      'DOWNLOAD leads to CONNECT when there is nothing to choose [4.19]',
      'compact',
      [choose('phoneOnly'), show('DOWNLOAD', 'phoneOnly')],
      'CONNECT',
    ],
    [
      'INSTRUCTIONS_EXTENSION leads to DOWNLOAD_OPTIONS [4.20]',
      'wide',
      [get, show('DOWNLOAD_OPTIONS'), show('INSTRUCTIONS_EXTENSION')],
      'DOWNLOAD_OPTIONS',
    ],
    [
      'INSTRUCTIONS_EXTENSION leads to GET when there is nothing to choose [4.20]',
      'wide',
      [get, show('INSTRUCTIONS_EXTENSION', 'notInstalled')],
      'GET',
    ],
    [
      'INSTRUCTIONS_DESKTOP leads to DOWNLOAD_OPTIONS [4.21]',
      'compact',
      [choose('everything'), show('INSTRUCTIONS_DESKTOP')],
      'DOWNLOAD_OPTIONS',
    ],
    [
      'INSTRUCTIONS_DESKTOP leads to GET for a wallet without downloads [4.21]',
      'wide',
      [get, show('INSTRUCTIONS_DESKTOP', 'instructionsOnly')],
      'GET',
    ],
    [
      'INSTRUCTIONS_MOBILE leads to DOWNLOAD [4.22]',
      'wide',
      [get, show('DOWNLOAD'), show('INSTRUCTIONS_MOBILE')],
      'DOWNLOAD',
    ],
    [
      'INSTRUCTIONS_MOBILE leads to DOWNLOAD, even when skipped [4.22]',
      'compact',
      [show('INSTRUCTIONS_MOBILE')],
      'DOWNLOAD',
    ],
  ]

  test.each(table)('from %s (%s)', (_, layout, way, target) => {
    expect(stepAfter(layout, ...way, back)).toBe(target)
  })

  test('from a deep step returns through all steps [D7]', () => {
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

  test('does not return to GET after the visitor has left GET [D7]', () => {
    const way = [get, back, choose('notInstalled'), back]
    expect(stepAfter('compact', ...way)).toBe('NONE')
  })

  test('from a download step returns to the list, where the wallet can be chosen again [D7]', () => {
    const way = [choose('notInstalled'), back, choose('notInstalled')]
    expect(stepAfter('wide', ...way)).toBe('DOWNLOAD_OPTIONS')
  })

  test.each(['compact', 'mobile'] as const)(
    'from CONNECT abandons the attempt in %s',
    (layout) => {
      const { state, commands } = play([open, choose('everything'), back], {
        facts: factsIn(layout),
      })
      expect(commands).toEqual([{ type: 'ABANDON', attempt: 1 }])
      expect(state.dialog).toMatchObject({ flow: { attempt: undefined } })
    },
  )

  test('skips a step that the layout does not have after the window was made wide', () => {
    const { state } = play([open, learn, get], { facts: factsIn('compact') })
    const after = play([back], { from: state, facts: factsIn('wide') })
    expect(stepOf(after.state)).toBe('NONE')
  })
})
