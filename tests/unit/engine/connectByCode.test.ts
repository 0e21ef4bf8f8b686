import { EventEmitter } from 'node:events'
import type { Connector } from '@wagmi/core'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  connectByCode,
  type Pairing,
  pairingExpiry,
} from '../../../src/wallet/engine/walletConnect/connectByCode'
import { dropPairings } from '../../../src/wallet/engine/walletConnect/dropPairings'
import { earlyUri } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'

const now = Date.UTC(2026, 0, 1)
const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const lasting = (seconds: number) =>
  `${uri}&expiryTimestamp=${now / 1000 + seconds}`

beforeEach(() => {
  vi.useFakeTimers({ now })
})

/** Starts an attempt to pair with a wallet, behind a relay whose URIs the test emits. */
async function pair(
  request: () => Promise<void> = () => new Promise(() => {}),
) {
  const dropped: number[] = []
  const client = {
    events: new EventEmitter(),
    proposal: { getAll: () => [{ id: 7, pairingTopic: '7f6e' }] },
    core: {
      crypto: { deleteSymKey: async () => {} },
      expirer: { del() {}, set: (id: number) => dropped.push(id) },
      pairing: {
        events: new EventEmitter(),
        getPairings: () => [],
        pairings: { delete: async () => {} },
      },
      relayer: Object.assign(new EventEmitter(), {
        unsubscribe: async () => {},
      }),
    },
  }
  const events = new EventEmitter()
  const provider = Object.assign(events, { events, signer: { client } })
  // `connectByCode` uses nothing else of the connector.
  const connector = {
    getProvider: async () => provider,
  } as unknown as Connector
  const told: Pairing[] = []
  let isWanted = true
  const outcome = connectByCode(
    connector,
    {
      request,
      report: (pairing) => told.push(pairing),
      isWanted: () => isWanted,
    },
    1000,
  ).then(
    () => 'paired',
    (error: Error) => error.name,
  )
  await vi.advanceTimersByTimeAsync(0)
  const give = (uri: string, event = 'display_uri') => events.emit(event, uri)
  const create = () =>
    client.core.pairing.events.emit('pairing_create', { topic: '7f6e' })
  const abandon = () => {
    isWanted = false
  }
  return { abandon, connector, create, dropped, give, outcome, told }
}

test('a URI that nobody scans ends the attempt two seconds before its expiry', async () => {
  const { dropped, give, outcome, told } = await pair()
  give(lasting(60))
  expect(told).toEqual([{ uri: lasting(60), expiresAt: now + 58_000 }])
  await vi.advanceTimersByTimeAsync(57_999)
  expect(dropped).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatch(/Timeout/)
  expect(dropped).toEqual([7])
})

test('a code is withdrawn only after the client has created it, because its timer cannot be stopped before', async () => {
  const { connector, create, dropped, give } = await pair()
  create()
  await dropPairings(connector)
  expect(dropped).toEqual([])
  give(lasting(60))
  await dropPairings(connector)
  expect(dropped).toEqual([7])
})

test('a newer URI replaces the first one and its expiry', async () => {
  const { give, outcome } = await pair()
  give(lasting(60))
  give(lasting(120))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toMatch(/Timeout/)
})

test('a URI is reported before the relay has accepted its request, whose timeout still applies', async () => {
  const { give, outcome, told } = await pair()
  give(lasting(60), earlyUri)
  expect(told).toEqual([{ uri: lasting(60), expiresAt: now + 58_000 }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('SocketClosedError')
  give(lasting(60), earlyUri)
  expect(told).toHaveLength(1)
})

test('a URI whose request the relay accepts in time lasts until its expiry', async () => {
  const { give, outcome, told } = await pair()
  give(lasting(60), earlyUri)
  give(lasting(60))
  expect(new Set(told.map(({ uri }) => uri)).size).toBe(1)
  await vi.advanceTimersByTimeAsync(58_000)
  expect(await outcome).toMatch(/Timeout/)
})

test('a relay that emits no URI within the timeout fails the attempt, and a later URI is dropped', async () => {
  const { abandon, dropped, give, outcome, told } = await pair()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('SocketClosedError')
  abandon()
  give(lasting(60))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([])
  expect(dropped).toEqual([7])
})

test('once the wallet has answered, connectByCode leaves no timer and reports no URI', async () => {
  const { give, outcome, told } = await pair(() => Promise.resolve())
  expect(await outcome).toBe('paired')
  expect(vi.getTimerCount()).toBe(0)
  give(lasting(60))
  expect(told).toEqual([])
})

test.each([
  ['&expiryTimestamp=1795223514', 1_795_223_514_000],
  // Without an expiry, a URI lasts five minutes.
  ['', 301_000],
  ['&expiryTimestamp=soon', 301_000],
])('pairingExpiry of a URI that ends with “%s” is %i', (end, expiresAt) => {
  expect(pairingExpiry(`${uri}${end}`, 1000)).toBe(expiresAt)
})
