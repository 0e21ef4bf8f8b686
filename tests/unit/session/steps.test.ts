import { describe, expect, test } from 'vitest'
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
    ['without a download', 'wide', 'unavailable'],
    ['on a phone', 'mobile', 'notInstalled'],
  ] as const)(
    '%s is shown as not installed, and not requested',
    (_, layout, walletId) => {
      const { state, commands } = play([open, choose(walletId)], {
        facts: factsIn(layout),
      })
      expect(state.dialog).toMatchObject({
        flow: { step: { name: 'CONNECT', walletId }, attempt: undefined },
      })
      expect(commands).toEqual([])
    },
  )
})

describe('a step is not shown', () => {
  test.each([
    ['that the wallet does not have', 'wide', show('DOWNLOAD', 'notInstalled')],
    [
      'of an unknown wallet',
      'wide',
      { ...show('DOWNLOAD'), walletId: 'stranger' },
    ],
    ['that phones do not have', 'mobile', show('DOWNLOAD_OPTIONS')],
    ['that is for the compact layout', 'wide', learn],
    ['that is for the compact layout, on a phone', 'mobile', learn],
  ] as const)('%s', (_, layout, event) => {
    expect(stepAfter(layout, event)).toBe('NONE')
  })
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

test('a wallet that can be neither connected nor installed is shown if it is chosen after another such wallet', () => {
  const { state } = play([
    open,
    choose('instructionsOnly'),
    choose('unavailable'),
  ])
  expect(state.dialog).toMatchObject({
    flow: { step: { name: 'CONNECT', walletId: 'unavailable' } },
  })
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
