import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { promisesSettled } from '../../fixtures/pages/fakeTime'
import { announceProvider } from './announceProvider'
import { address, startEngine } from './startEngine'

/** A fixed seed makes failures reproducible. A failure prints the answers. */
const seed = 20_261_121

const uncaught: unknown[] = []
const note = (event: PromiseRejectionEvent | ErrorEvent) => uncaught.push(event)
beforeEach(() => {
  addEventListener('unhandledrejection', note)
  addEventListener('error', note)
})
afterEach(() => {
  removeEventListener('unhandledrejection', note)
  removeEventListener('error', note)
  expect(uncaught.splice(0)).toEqual([])
})

const written = (value: unknown) => fc.stringify(value)
const likely = fc.oneof(
  fc.constantFrom('0x', '0xzz', '', null, [], {}, -1, 8453, '0x2105', '8453'),
  fc.array(fc.oneof(fc.constantFrom(address, '0x', 7, null), fc.string()), {
    maxLength: 3,
  }),
  fc.anything(),
)

test('whatever a wallet answers, the engine reports a valid account and chain, or a failure', async () => {
  const answers = new Map<string, unknown>()
  const request = async ({ method }: { method: string }) => {
    const said = answers.get(method)
    if (said === answers) throw said
    return said
  }
  const provider = { request, on() {}, removeListener() {} }
  announceProvider({ name: 'Odd', rdns: 'test.odd', icon: '' }, provider)
  const engine = startEngine()
  const methods = [
    'wallet_requestPermissions',
    'eth_requestAccounts',
    'eth_accounts',
    'eth_chainId',
  ]
  const all = fc.tuple(likely, likely, likely, likely)
  for (const [index, said] of fc
    .sample(all, { seed, numRuns: 300 })
    .entries()) {
    methods.forEach((method, at) => {
      answers.set(method, said[at])
    })
    engine.forget()
    engine.connect(index + 1, 'test.odd')
    await expect
      .poll(() => engine.news().map(({ type }) => type), { interval: 1 })
      .toEqual(
        expect.arrayContaining([expect.stringMatching(/CONNECTED|FAILED/)]),
      )
    for (const told of engine.news())
      if (told.type === 'CONNECTED' || told.type === 'CHANGED') {
        const { address: of, chainId } = told.account
        expect(of, written(said)).toMatch(/^0x[\da-f]{40}$/i)
        expect(chainId > 0, written(said)).toBe(true)
      }
    if (engine.config.state.current === null) continue
    engine.dispatch({ type: 'DISCONNECT' })
    await expect
      .poll(() => engine.config.state.current, { interval: 1 })
      .toBeNull()
  }
}, 120_000)

test('a wallet that reconnects without a valid chain id is not connected', async () => {
  const listeners = new Map<string, (told: unknown) => void>()
  const answers: Readonly<Record<string, unknown>> = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x2105',
  }
  const provider = {
    request: async ({ method }: { method: string }) => answers[method],
    on: (event: string, listener: (told: unknown) => void) =>
      void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  announceProvider({ name: 'Odd', rdns: 'test.odd', icon: '' }, provider)
  const engine = startEngine()
  engine.connect(1, 'test.odd')
  await expect.poll(() => engine.config.state.status).toBe('connected')
  listeners.get('accountsChanged')?.([])
  await expect.poll(() => listeners.has('connect')).toBe(true)
  for (const told of [undefined, {}, { chainId: 'banana' }, { chainId: '0x0' }])
    listeners.get('connect')?.(told)
  await promisesSettled()
  expect(engine.config.state.status).toBe('disconnected')
  listeners.get('connect')?.({ chainId: '0x2105' })
  await expect.poll(() => engine.config.state.status).toBe('connected')
})
