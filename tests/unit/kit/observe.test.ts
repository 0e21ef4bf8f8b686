import { expect, test } from 'vitest'
import { LoadFailure } from '../../../src/kit/LoadFailure'
import type { LoadOptions } from '../../../src/kit/LoadOptions'
import type { LoadResult } from '../../../src/kit/LoadResult'
import type { WalletdockEvent } from '../../../src/kit/observe'
import { observe } from '../../../src/kit/observe'
import type { ModuleName } from '../../../src/remote/container/WalletdockModules'
import type { WalletEvent } from '../../../src/remote/exposes/events'
import { aContract } from '../../fixtures/servers/aContract'

const url = 'https://wallet.example/'
const contract = { ...aContract, exposes: [...aContract.exposes, './events'] }

/** Replaces the kit's load: returns the given results, and records its options. */
function aLoad(
  ...answers: readonly (
    | 'ok'
    | 'slow'
    | 'old'
    | 'unreachable'
    | 'late'
    | 'degraded'
  )[]
) {
  const asked: LoadOptions<ModuleName>[] = []
  const listeners: ((event: WalletEvent) => void)[] = []
  const modules = {
    onWalletEvent: (listener: (event: WalletEvent) => void) =>
      void listeners.push(listener),
  }
  async function load(
    options: LoadOptions<ModuleName>,
  ): Promise<LoadResult<ModuleName>> {
    const answer = answers[asked.length] ?? answers.at(-1) ?? 'ok'
    asked.push(options)
    if (answer === 'slow') await new Promise((done) => setTimeout(done, 50))
    if (answer === 'late') await new Promise((done) => setTimeout(done, 20))
    if (answer === 'unreachable' || answer === 'late')
      return { ok: false, failure: new LoadFailure('unreachable', 'Gone.') }
    const found = answer === 'old' ? aContract : contract
    const degraded = new LoadFailure('untrusted', 'An attack.')
    const loaded = {
      ...{ ok: true, contract: found, mode: 'shared', url, modules },
      dispose: async () => {},
      ...(answer === 'degraded' && { degraded }),
    }
    // No test reads the other modules.
    return loaded as unknown as LoadResult<ModuleName>
  }
  const told: WalletdockEvent[] = []
  const observed = observe(load, (event) => told.push(event))
  return { ...observed, asked, told, listeners }
}

const started: WalletEvent = { type: 'connect-started', wallet: 'acme' }

test('parts of a page that share a load cause one event, and one subscription to the wallet', async () => {
  const { load, told, asked, listeners } = aLoad('ok')
  await Promise.all([load({ url }), load({ url }), load({ url })])
  expect(told).toEqual([
    {
      type: 'loaded',
      version: '0.4.2',
      contract: '1.4.0',
      mode: 'shared',
      tookMs: expect.any(Number),
      atMs: expect.any(Number),
      trace: expect.stringMatching(/^\w{6,}$/),
    },
  ])
  expect(asked.flatMap(({ modules }) => modules ?? [])).toEqual(['./events'])
  expect(listeners).toHaveLength(1)
  listeners[0]?.(started)
  expect(told[1]).toMatchObject({ ...started, trace: told[0]?.trace })
})

test('a load from another place reports why the first place failed, once', async () => {
  const { load, told } = aLoad('degraded')
  await Promise.all([load({ url }), load({ url })])
  expect(told).toMatchObject([
    { type: 'loaded' },
    { type: 'degraded', reason: 'untrusted', trace: told[0]?.trace },
  ])
})

test('after dispose, the next load is reported, and so are the events of its wallet', async () => {
  const { load, told, listeners } = aLoad('ok')
  const loaded = await load({ url })
  if (loaded.ok) await loaded.dispose()
  await load({ url })
  expect(told.map(({ type }) => type)).toEqual(['loaded', 'loaded'])
  expect(told[1]?.trace).not.toBe(told[0]?.trace)
  expect(listeners).toHaveLength(2)
})

test('if a part gets the failure of a shared load late, only the first failure and the retry cause events', async () => {
  const { load, told } = aLoad('unreachable', 'late', 'slow')
  const shared = [load({ url }), load({ url })]
  await shared[0]
  await Promise.all([...shared, load({ url })])
  expect(told.map(({ type }) => type)).toEqual(['fallback', 'loaded'])
})

test('the host gets the result of the load, and the event contains how long the load took', async () => {
  const { load, told } = aLoad('slow', 'ok', 'unreachable')
  await new Promise((done) => setTimeout(done, 300))
  expect(await load({ url })).toMatchObject({ ok: true, contract })
  const [loaded] = told
  // The time counts from the request, because the page may be older.
  expect(loaded && 'tookMs' in loaded && loaded.tookMs).toBeGreaterThanOrEqual(
    49,
  )
  expect(loaded && 'tookMs' in loaded && loaded.tookMs).toBeLessThan(
    Number(loaded?.atMs),
  )
})

test('a part that fails to load after another part has loaded causes an event each time', async () => {
  const { load, told, asked } = aLoad('old', 'unreachable', 'unreachable')
  await load({ url })
  // This remote has no events.
  expect(asked).toHaveLength(1)
  await load({ url })
  await load({ url })
  expect(told.slice(1)).toMatchObject([
    { type: 'fallback', tookMs: expect.any(Number), trace: told[0]?.trace },
    { type: 'fallback', tookMs: expect.any(Number), trace: told[0]?.trace },
  ])
})

test('a later crash causes a fallback event, and a load failure causes no second one', async () => {
  const { load, told, onFailure } = aLoad('ok')
  await load({ url })
  onFailure(new LoadFailure('crashed', 'Stopped.'))
  onFailure(new LoadFailure('unreachable', 'Gone.'))
  expect(told.slice(1)).toMatchObject([
    { type: 'fallback', reason: 'crashed', trace: told[0]?.trace },
  ])
})
