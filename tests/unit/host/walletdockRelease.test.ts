import { beforeEach, expect, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide.initial'
import { walletdockRelease } from '../../../src/host/federation/walletdockRelease'
import { someChannels } from './someChannels'

/** Hosts of the requests, in their order. */
let asked: string[]
/** What each host answers. A host without an answer hangs. */
let answers: Record<string, () => Promise<Response>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  asked = []
  answers = {}
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { baseURI: 'https://shop.example/' }),
  )
  vi.stubGlobal('location', new URL('https://shop.example/'))
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const { hostname, pathname } = new URL(address)
    if (!pathname.endsWith('/channels.json'))
      return Promise.resolve(new Response(null, { status: 404 }))
    asked.push(hostname)
    const hangs = new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return answers[hostname]?.() ?? hangs
  })
})

const options = {
  url: 'https://one.example/',
  fallbackUrls: ['https://two.example/', 'https://three.example/'],
  channel: 'stable',
  timeoutMs: 900,
}

const channels = async (more = {}) =>
  new Response(JSON.stringify({ ...someChannels, ...more }))

test('walletdockRelease returns the release of a mirror if the origin does not answer', async () => {
  answers = { 'two.example': channels }
  const finding = walletdockRelease(options)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(400)
  expect(await finding).toEqual({
    name: 'walletdock',
    entry: 'https://two.example/releases/1.0.0/mf-manifest.json',
  })
})

test('walletdockRelease ends at a mirror that turns the wallet off, although the origin has failed', async () => {
  answers = {
    'one.example': () => Promise.reject(new TypeError('No network')),
    'two.example': () => channels({ disabled: 'A fault in signing' }),
    'three.example': channels,
  }
  const finding = walletdockRelease(options)
  const failing = expect(finding).rejects.toMatchObject({
    reason: 'unreachable',
  })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
  await failing
  expect(asked).toEqual(['one.example', 'two.example'])
})

test('walletdockRelease gives each folder a share of the time limit', async () => {
  const finding = walletdockRelease(options)
  const failing = expect(finding).rejects.toMatchObject({
    reason: 'timed-out',
    message: withGuide(
      'https://one.example/ did not load within 300 ms.',
      'timed-out',
    ),
  })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(899)
  expect(asked).toEqual(['one.example', 'two.example', 'three.example'])
  await vi.advanceTimersByTimeAsync(2)
  await failing
})

test('walletdockRelease names the directive if the page’s policy forbids the request', async () => {
  answers = {
    'one.example': () => {
      const refusal = Object.assign(new Event('securitypolicyviolation'), {
        ...{ disposition: 'enforce', effectiveDirective: 'connect-src' },
        blockedURI: 'https://one.example/channels.json',
      })
      document.dispatchEvent(refusal)
      return Promise.reject(new TypeError('Blocked'))
    },
  }
  const { fallbackUrls: _, ...one } = options
  const failing = expect(walletdockRelease(one)).rejects.toMatchObject({
    reason: 'forbidden',
    message: expect.stringContaining('connect-src'),
  })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
  await failing
})

test('walletdockRelease requests nothing if its key is a variable that is not set', async () => {
  answers = { 'one.example': channels }
  const unset: { publicKey?: string } = {}
  Object.assign(unset, { publicKey: undefined })
  const finding = walletdockRelease({ ...options, ...unset })
  const failing = expect(finding).rejects.toThrow(
    'Is an environment variable missing?',
  )
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(100)
  await failing
  expect(asked).toEqual([])
})

test('walletdockRelease tries the mirrors before an origin that timed out at the last attempt', async () => {
  answers = { 'two.example': channels }
  const find = async () => {
    const finding = walletdockRelease(options)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(400)
    return finding
  }
  await find()
  expect(asked).toEqual(['one.example', 'two.example'])
  asked = []
  // The page still has the mirror's channels, so only the origin could be requested again.
  await find()
  expect(asked).toEqual([])
})
