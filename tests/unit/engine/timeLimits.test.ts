import type { Config, Connector } from '@wagmi/core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Authentication } from '../../../src/app/Authentication'
import { handleSignIn } from '../../../src/features/signIn/engine/handleSignIn'
import type {
  SignInQuestion,
  SignInResult,
} from '../../../src/features/signIn/SignIn'
import { lookUpInWallet } from '../../../src/features/transactions/engine/lookUpInWallet'
import { disconnect } from '../../../src/wallet/engine/connection/disconnect'
import type { EngineContext } from '../../../src/wallet/engine/EngineContext'
import { withTimeout } from '../../../src/wallet/engine/withTimeout'
import type { EngineEvent } from '../../../src/wallet/session/Event'

beforeEach(() => {
  vi.useFakeTimers()
})

const never = () => new Promise<never>(() => {})
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Records how a promise settles. */
function outcomeOf(wait: Promise<unknown>) {
  const seen: unknown[] = []
  wait.then(
    (value) => seen.push(value),
    (error: Error) => seen.push(error.name),
  )
  return seen
}

describe('withTimeout', () => {
  test('clears its timer when the promise settles', async () => {
    await withTimeout(Promise.resolve(1), 1000)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

/** Stand-in for a connected wallet that answers late or never. It has only what these tests read. */
function silent(request: () => Promise<unknown> = never) {
  const connector = {
    uid: 'silent',
    type: 'safe',
    getProvider: async () => ({ request }),
    disconnect: never,
    emitter: { listenerCount: () => 0, off() {}, on() {} },
  } as unknown as Connector
  const connections = new Map([
    ['silent', { accounts: [address], chainId: 8453, connector }],
  ])
  const state = { connections, current: 'silent', status: 'connected' }
  const config = {
    state,
    setState(change: (from: typeof state) => typeof state) {
      config.state = change(config.state)
    },
    _internal: { events: {} },
    storage: null,
  }
  return config as unknown as Config
}

const auth: Authentication = {
  status: 'unauthenticated',
  getNonce: never,
  createMessage: never,
  verify: never,
  signOut: async () => {},
}
const whenSignedOut = async () => {}
const context = { auth, config: silent(), walletTimeoutMs: 5000, whenSignedOut }

/** Records the events that a command of the sign-in reports. */
function toldOf(question: SignInQuestion, config = context.config) {
  const told: SignInResult[] = []
  handleSignIn(question, { ...context, config }, (news) => told.push(news))
  return told
}

describe('signing in', () => {
  const asked = { type: 'SIGN', round: 1, message: 'Hi', address } as const
  const failure = { class: 'timed-out' }
  const slow = { type: 'UNSIGNED', round: 1, failure, isLate: false }

  test('a missing signature is reported after the timeout, and a later answer as well', async () => {
    const lateBy = (said: () => string) =>
      silent(() =>
        new Promise((resolve) => setTimeout(resolve, 9000)).then(said),
      )
    const signed = toldOf(
      asked,
      lateBy(() => '0x51'),
    )
    const refused = toldOf(
      asked,
      lateBy(() => {
        throw Object.assign(new Error('No.'), { code: 4001 })
      }),
    )
    await vi.advanceTimersByTimeAsync(4999)
    expect([signed, refused]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(1)
    expect([signed, refused]).toEqual([[slow], [slow]])
    await vi.advanceTimersByTimeAsync(4000)
    expect(signed).toEqual([
      slow,
      { type: 'SIGNED', round: 1, signature: '0x51' },
    ])
    const no = { class: 'rejected', code: 4001 }
    expect(refused).toEqual([slow, { ...slow, failure: no, isLate: true }])
  })

  test.each(['<!doctype html>\n<p>Log in</p>', 'Too many requests', ''])(
    'the answer %j instead of a nonce is reported as unprepared, and not signed',
    async (page) => {
      const told: SignInResult[] = []
      const host = { ...context, auth: { ...auth, getNonce: async () => page } }
      await handleSignIn({ type: 'FETCH', round: 1 }, host, (news) =>
        told.push(news),
      )
      expect(told).toEqual([{ type: 'UNPREPARED', round: 1 }])
    },
  )

  test('a missing nonce is reported after twenty seconds, and a later one as well', async () => {
    const told: SignInResult[] = []
    const getNonce = () =>
      new Promise<string>((resolve) => {
        setTimeout(resolve, 30_000, 'n1')
      })
    const slowHost = { ...context, auth: { ...auth, getNonce } }
    handleSignIn({ type: 'FETCH', round: 1 }, slowHost, (news) =>
      told.push(news),
    )
    await vi.advanceTimersByTimeAsync(19_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ type: 'UNPREPARED', round: 1 }])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told).toEqual([
      { type: 'UNPREPARED', round: 1 },
      { type: 'NONCE', round: 1, nonce: 'n1' },
    ])
  })
})

test('a wallet that does not disconnect is dropped after three seconds', async () => {
  const news: EngineEvent[] = []
  const report = (told: EngineEvent) => news.push(told)
  const config = silent()
  // `disconnect` reads nothing else of the context.
  disconnect({ config, report, settings: {} } as unknown as EngineContext)
  await vi.advanceTimersByTimeAsync(2999)
  expect(news).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(news).toEqual([{ type: 'DISCONNECTED' }])
})

test('lookUpInWallet gives up after five seconds without an answer', async () => {
  const told = outcomeOf(lookUpInWallet(context.config, { hash: '0x51' }))
  await vi.advanceTimersByTimeAsync(4999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['unknown'])
})
