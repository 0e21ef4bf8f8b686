import { beforeEach, expect, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import { loadRemote } from '../../../src/kit/run/loadRemote'
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

/** Loads until the time is over. Returns the failure, and the hosts of the requests. */
async function loadInVain(of: Parameters<typeof loadRemote>[0] = options) {
  asked = []
  const loading = loadRemote(of)
  await vi.advanceTimersByTimeAsync(8100)
  const { failure } = { failure: undefined, ...(await loading) }
  return { failure, hosts: asked.map(([host]) => host) }
}
const lateAfter = (ms: number) => ({
  reason: 'timed-out',
  message: withGuide(
    `https://one.example/ did not load within ${ms} ms.`,
    'timed-out',
  ),
})

test('each folder gets an equal share of the time, and all folders together get the page’s limit', async () => {
  const { failure, hosts } = await loadInVain()
  expect(failure).toMatchObject(lateAfter(300))
  expect(hosts).toEqual(['one.example', 'two.example', 'three.example'])
  for (const [index, [, atMs]] of asked.entries())
    expect(atMs).toBeCloseTo(index * 300, -1)
})

test('a load that has ended leaves no request, timer or listener behind', async () => {
  const loading = loadRemote(options)
  await vi.advanceTimersByTimeAsync(899)
  expect(listeners).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  await loading
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  const failing = loadRemote(options)
  await vi.advanceTimersByTimeAsync(10)
  expect(await failing).toMatchObject({ failure: { reason: 'unreachable' } })
  expect([vi.getTimerCount(), listeners]).toEqual([0, 0])
})

test('a page without a limit waits for 8 s', async () => {
  const { url, modules } = options
  const { failure } = await loadInVain({ url, modules })
  expect(failure).toMatchObject(lateAfter(8000))
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

test('a folder that did not answer in time is tried last at the next attempt', async () => {
  const hang = fetch
  vi.stubGlobal('fetch', (address: string, how: RequestInit) => {
    if (!address.startsWith('https://two')) return hang(address, how)
    asked.push(['two.example', 0])
    return Promise.reject(new TypeError('No network'))
  })
  const orders = []
  for (const _ of ['first try', 'second try'])
    orders.push([...new Set((await loadInVain()).hosts)])
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
    Object.assign(document, {
      createElement: () => ({ remove() {} }),
      head: { append() {} },
    })
    vi.stubGlobal('CSS', { escape: String })
    const isFollowing = what === 'the channels'
    const { failure, hosts } = await loadInVain({
      ...options,
      ...(isFollowing && { channel: 'stable' }),
    })
    expect(failure).toMatchObject(lateAfter(900))
    expect(hosts).toEqual(
      isFollowing ? ['one.example', 'one.example'] : ['one.example'],
    )
  },
)
