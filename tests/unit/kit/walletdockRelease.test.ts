import { beforeEach, expect, test, vi } from 'vitest'
import walletdockFallback, {
  walletdockRelease,
} from '../../../src/kit/federation'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { someChannels } from './someChannels'

/** Hosts of the requests, in their order. */
let asked: string[]
/** The answer of each host. A host without an answer hangs. */
let answers: Record<string, () => Promise<Response>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  asked = []
  answers = {}
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      baseURI: 'https://shop.example/',
      querySelector: () => null,
      querySelectorAll: () => [],
    }),
  )
  vi.stubGlobal('location', new URL('https://shop.example/'))
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const { hostname, pathname } = new URL(address)
    if (!pathname.endsWith('/channels.json'))
      return Promise.resolve(new Response('another contract'))
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

test('walletdockRelease returns the release of the page’s channel, from a mirror if the origin does not answer', async () => {
  const canary = { version: '1.1.0' }
  answers = { 'two.example': () => channels({ canary }) }
  const finding = walletdockRelease({ ...options, channel: 'canary' })
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(400)
  expect(await finding).toEqual({
    name: 'walletdock',
    entry: 'https://two.example/releases/1.1.0/mf-manifest.json',
  })
  expect(takeConsole()).toEqual([
    expect.stringContaining('because the first place failed: https://one'),
  ])
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

test('the plugin refuses a contract that has another hash than in the channels that walletdockRelease read', async () => {
  vi.useRealTimers()
  const release = { contract: `sha384-${'A'.repeat(64)}`, preload: {} }
  const releases = { '1.0.0': release }
  answers = { 'one.example': () => channels({ releases }) }
  const { url, channel } = options
  const remoteInfo = await walletdockRelease({ url, channel })
  const entry = await walletdockFallback().loadEntry({ remoteInfo })
  await expect(entry?.get('./useWallet')).rejects.toMatchObject({
    reason: 'tampered',
  })
})
