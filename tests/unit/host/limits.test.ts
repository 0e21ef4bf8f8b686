import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRemote } from '../../../src/host/run/loadRemote'

/** What has been asked for, and when, in milliseconds since the load began. */
let asked: [host: string, atMs: number][]
/** How many listeners hear of the page's policy. */
let listeners: number

/** A page whose every request hangs; a real server's silence would take real time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  asked = []
  listeners = 0
  const began = performance.now()
  vi.stubGlobal('document', {
    baseURI: 'https://shop.example/',
    addEventListener: () => void listeners++,
    removeEventListener: () => void listeners--,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal?: AbortSignal } = {}) => {
      asked.push([new URL(address).hostname, performance.now() - began])
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const options = {
  url: 'https://one.example/',
  fallbackUrls: ['https://two.example/', 'https://three.example/'],
  timeoutMs: 900,
  modules: ['./mount'],
} as const

test('each place has its share of the time, and all of them together no more than the page gives', async () => {
  const loading = loadRemote(options)
  await vi.advanceTimersByTimeAsync(899)
  expect(listeners).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  // Browsers tell of a refusal in a turn of their own.
  await vi.advanceTimersByTimeAsync(1)
  const { failure } = { failure: undefined, ...(await loading) }
  expect(failure?.message).toBe(
    'https://one.example/ did not load within 300 ms.',
  )
  expect(asked.map(([host]) => host)).toEqual([
    'one.example',
    'two.example',
    'three.example',
  ])
  for (const [index, [, atMs]] of asked.entries())
    expect(atMs).toBeCloseTo(index * 300, -1)
})

test('a load that is over leaves no timer and no listener behind', async () => {
  const loading = loadRemote(options)
  await vi.advanceTimersByTimeAsync(2000)
  await loading
  expect(listeners).toBe(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  const failing = loadRemote(options)
  await vi.advanceTimersByTimeAsync(10)
  expect(await failing).toMatchObject({ failure: { reason: 'unreachable' } })
  expect(vi.getTimerCount()).toBe(0)
  expect(listeners).toBe(0)
})
