import { beforeEach, expect, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide.initial'
import { loadRemote } from '../../../src/host/run/loadRemote'
import { aContract } from '../../fixtures/servers/aContract'
import { someChannels } from './someChannels'

/** Hosts of the requests, with the milliseconds since the load began. */
let asked: [host: string, atMs: number][]
let signals: (AbortSignal | undefined)[]
/** Number of listeners to violations of the page's policy. */
let listeners: number

/** Every request of this page hangs. The silence of a real server would take real time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  asked = []
  signals = []
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
      signals.push(signal)
      asked.push([new URL(address).hostname, performance.now() - began])
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    },
  )
})

const options = {
  url: 'https://one.example/',
  fallbackUrls: ['https://two.example/', 'https://three.example/'],
  timeoutMs: 900,
  modules: ['./mount'],
} as const

test('each folder gets an equal share of the time, and all folders together get the page’s limit', async () => {
  const loading = loadRemote(options)
  await vi.advanceTimersByTimeAsync(899)
  expect(listeners).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  // Browsers report a violation in a later task.
  await vi.advanceTimersByTimeAsync(1)
  const { failure } = { failure: undefined, ...(await loading) }
  expect(failure?.message).toBe(
    withGuide('https://one.example/ did not load within 300 ms.', 'timed-out'),
  )
  expect(asked.map(([host]) => host)).toEqual([
    'one.example',
    'two.example',
    'three.example',
  ])
  for (const [index, [, atMs]] of asked.entries())
    expect(atMs).toBeCloseTo(index * 300, -1)
})

test('a page without a limit waits for 8 s', async () => {
  const { url, modules } = options
  const loading = loadRemote({ url, modules })
  await vi.advanceTimersByTimeAsync(7999)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(2)
  const failure = {
    reason: 'timed-out',
    message: withGuide(
      'https://one.example/ did not load within 8000 ms.',
      'timed-out',
    ),
  }
  expect(await loading).toMatchObject({ failure })
})

test.each(['nothing', 'half an answer'])(
  'if %s arrives for channels that several parts of a page wait for, each part reports a timeout',
  async (what) => {
    const hang = fetch
    if (what !== 'nothing')
      vi.stubGlobal('fetch', async (address: string, how: RequestInit) => ({
        ok: true,
        headers: new Headers(),
        body: { getReader: () => ({ read: () => hang(address, how) }) },
      }))
    const { url, modules } = options
    const follow = (timeoutMs: number) =>
      loadRemote({ url, modules, channel: 'stable', timeoutMs })
    const loading = Promise.all([follow(300), follow(900)])
    await vi.advanceTimersByTimeAsync(400)
    const failure = { reason: 'timed-out' }
    expect(await loading).toMatchObject([{ failure }, { failure }])
    expect(asked).toHaveLength(1)
  },
)

test('requests are cancelled when the load ends', async () => {
  const loading = loadRemote(options)
  await vi.advanceTimersByTimeAsync(2000)
  await loading
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
})

test('a load that has ended leaves no timer and no listener behind', async () => {
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

test('a folder that did not answer in time is tried last at the next attempt', async () => {
  for (const order of [
    ['one.example', 'two.example', 'three.example'],
    ['one.example', 'two.example', 'three.example'],
  ]) {
    asked = []
    const loading = loadRemote(options)
    await vi.advanceTimersByTimeAsync(1000)
    await loading
    expect(asked.map(([host]) => host)).toEqual(order)
  }
  // The first place hangs, and the second one answers with an error.
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  const hang = fetch
  vi.stubGlobal('fetch', (address: string, how: RequestInit) => {
    if (!address.startsWith('https://two')) return hang(address, how)
    asked.push(['two.example', 0])
    return Promise.reject(new TypeError('No network'))
  })
  const orders = []
  for (const _ of ['first try', 'second try']) {
    asked = []
    const loading = loadRemote(options)
    await vi.advanceTimersByTimeAsync(1000)
    await loading
    orders.push([...new Set(asked.map(([host]) => host))])
  }
  expect(orders).toEqual([
    ['one.example', 'two.example', 'three.example'],
    ['two.example', 'one.example', 'three.example'],
  ])
})

test.each(['the channels', 'the contract'])(
  'with mirrors, the first folder may use all the remaining time once it has answered with %s',
  async (what) => {
    const hang = fetch
    const answers: Readonly<Record<string, unknown>> = {
      'channels.json': someChannels,
      ...(what === 'the contract' && { 'contract.json': aContract }),
    }
    vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
      const answer = answers[address.split('/').at(-1) ?? '']
      if (!answer) return hang(address, how)
      asked.push([new URL(address).hostname, 0])
      return {
        ok: true,
        headers: new Headers(),
        url: address,
        body: new Response(JSON.stringify(answer)).body,
      }
    })
    vi.stubGlobal('location', { hostname: 'shop.example' })
    const appended: unknown[] = []
    Object.assign(document, {
      createElement: () => ({ remove() {} }),
      head: { append: (element: unknown) => appended.push(element) },
    })
    vi.stubGlobal('CSS', { escape: String })
    const isFollowing = what === 'the channels'
    const loading = loadRemote({
      ...options,
      ...(isFollowing && { channel: 'stable' }),
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loading).toMatchObject({
      failure: {
        reason: 'timed-out',
        message: withGuide(
          'https://one.example/ did not load within 900 ms.',
          'timed-out',
        ),
      },
    })
    expect(asked.map(([host]) => host)).toEqual(
      isFollowing ? ['one.example', 'one.example'] : ['one.example'],
    )
  },
)
