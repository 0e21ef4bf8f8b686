import { expect, test } from 'vitest'
import type { WalletEvent } from '../../../../src/features/events/WalletEvent'
import { stopwatch } from '../../../../src/features/events/watchEvents'
import { connected } from '../../../fixtures/session/play'

const wallet = 'acme'
const failed = { type: 'connect-failed', wallet, class: 'timed-out' } as const
const succeeded = {
  type: 'connect-succeeded',
  wallet,
  walletName: 'Acme',
  chainId: 10,
} as const
const switched = { type: 'switched', wallet, chainId: 10 } as const
const asked = { ...connected, switches: 1, switchingTo: 10 }

function aWatch() {
  let nowMs = 0
  const watch = stopwatch(() => nowMs)
  return {
    ...watch,
    after(ms: number, event: WalletEvent, state = connected) {
      nowMs += ms
      return watch.time(event, state)
    },
  }
}

test('events that end something contain the milliseconds since it began', () => {
  const { after } = aWatch()
  expect(after(5, { type: 'connect-started', wallet })).not.toHaveProperty(
    'tookMs',
  )
  expect(after(70.4, failed)).toEqual({ ...failed, tookMs: 70 })
  expect(after(30, succeeded)).toEqual({ ...succeeded, tookMs: 100 })
  expect(after(1000, { type: 'disconnected', wallet })).toHaveProperty(
    'tookMs',
    1000,
  )
})

test('a switch is timed from its request', () => {
  const { after, update } = aWatch()
  update(connected, asked)
  expect(after(12, switched, asked)).toEqual({ ...switched, tookMs: 12 })
})

test('a switch that the visitor did not request has no duration', () => {
  const { after, update } = aWatch()
  update(connected, asked)
  expect(after(12, switched)).toEqual(switched)
  expect(aWatch().after(12, switched, asked)).toEqual(switched)
})
