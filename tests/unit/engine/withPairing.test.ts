import type { Connector } from '@wagmi/core'
import { createEmitter } from '@wagmi/core/internal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pairing, withPairing } from '../../../src/engine/withPairing'

const now = Date.UTC(2026, 0, 1)
const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const lasting = (seconds: number) =>
  `${uri}&expiryTimestamp=${now / 1000 + seconds}`

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A wallet behind a relay that gives codes when it is told to, and an attempt to pair with it. */
function pair(ask: () => Promise<void> = () => new Promise(() => {})) {
  const emitter = createEmitter('wallet')
  // Nothing else of the connector is used.
  const connector = { emitter } as unknown as Connector
  const told: Pairing[] = []
  const outcome = withPairing(connector, ask, 1000, (pairing) =>
    told.push(pairing),
  ).then(
    () => 'paired',
    (error: Error) => error.name,
  )
  const give = (data: string) =>
    emitter.emit('message', { type: 'display_uri', data })
  return { give, outcome, told }
}

test('a code is told with the time until which it may be scanned, two seconds short of its own', () => {
  const { give, told } = pair()
  give(lasting(60))
  expect(told).toEqual([{ uri: lasting(60), expiresAt: now + 58_000 }])
})

test('a code that nobody has scanned in time ends the attempt as timed out', async () => {
  const { give, outcome } = pair()
  give(lasting(60))
  await vi.advanceTimersByTimeAsync(57_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatch(/Timeout/)
})

test('a newer code is waited for in place of the first', async () => {
  const { give, outcome } = pair()
  give(lasting(60))
  give(lasting(120))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toMatch(/Timeout/)
})

test('a relay that gives no code within its limit is told as such', async () => {
  const { outcome } = pair()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('SocketClosedError')
})

test('when the wallet has answered, nothing is waited for any more', async () => {
  const { give, outcome, told } = pair(() => Promise.resolve())
  expect(await outcome).toBe('paired')
  expect(vi.getTimerCount()).toBe(0)
  give(lasting(60))
  expect(told).toEqual([])
})
