import { vi } from 'vitest'
import type { LoadResult } from '../../../src/kit/LoadResult'
import { loadWithoutReact } from '../../../src/kit/load'
import { aContract } from '../../fixtures/servers/aContract'

// Imports these rarely needed modules in advance, because importing them takes real time, and this page has a fake clock.
await import('../../../src/kit/check/explainScriptError')
await import('../../../src/kit/run/dispose')

/** Milliseconds that pass at a time. The effects of each slice are handled before the next one. */
const sliceMs = 250

/** Two releases of the same Walletdock. */
export const releases = ['https://one.example/', 'https://two.example/']

/** A request that the page waits for. The test decides when it is answered. */
type Request = { readonly succeed: () => void; readonly fail: () => void }

/** A container of the page, as a load returns it. */
export type Running = { readonly from: string; inits: number; ends: number }

/**
 * Starts a page whose network answers one request at a time, in any order, late or never. Stubs the browser's objects
 * that the kit reads. The test controls the clock.
 */
export function aSlowPage() {
  const versions = new Map(releases.map((base, at) => [base, `${at + 1}.0.0`]))
  const pending: Request[] = []
  const containers: Running[] = []
  const disposals: (() => Promise<void>)[] = []
  let isHealed = false
  const ask = (request: Request) =>
    isHealed ? request.succeed() : pending.push(request)

  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  // Removes the container of the previous page.
  vi.unstubAllGlobals()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const { promise, ...request } = answerLater(() =>
      answerOf(address, versions),
    )
    signal?.addEventListener('abort', request.fail)
    ask(request)
    return promise
  })
  vi.stubGlobal('document', {
    baseURI: 'https://shop.example/',
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => ({ remove() {} }),
    head: {
      append: (script: HTMLScriptElement) =>
        ask({
          // The script may run after the attempt that requested it was given up.
          succeed() {
            vi.stubGlobal(aContract.global, containerOf(script.src))
            script.onload?.(new Event('load'))
          },
          fail: () => script.onerror?.(new Event('error')),
        }),
    },
  })

  function containerOf(src: string) {
    const running: Running = { from: new URL('.', src).href, inits: 0, ends: 0 }
    containers.push(running)
    let module: Promise<() => object> | undefined
    return {
      init: () => void running.inits++,
      // Like a bundler, keeps the promise of a module that hangs or failed.
      get() {
        module ??= moduleOf(running)
        return module
      },
    }
  }

  function moduleOf(running: Running): Promise<() => object> {
    const { promise, ...request } = answerLater(() => () => ({
      running,
      endPage: async () => void running.ends++,
    }))
    ask(request)
    return promise
  }

  return {
    containers,
    /** Answers one pending request, chosen by a number. */
    async answer(at: number, succeeds: boolean) {
      const [request] = pending.splice(at % Math.max(pending.length, 1), 1)
      if (succeeds) request?.succeed()
      else request?.fail()
      await settle()
    },
    async wait(ms: number) {
      for (let left = ms; left > 0; left -= sliceMs) {
        await vi.advanceTimersByTimeAsync(Math.min(left, sliceMs))
        await settle()
      }
    },
    /** From now on, every request is answered at once. */
    heal() {
      isHealed = true
    },
    load: (url: string, timeoutMs: number): Promise<Outcome> =>
      loadWithoutReact({ url, timeoutMs }).then((result) => {
        if (result.ok) disposals.push(result.dispose)
        return outcomeOf(result)
      }),
    /** Replaces the release in a folder. */
    publish: (base: string, version: string) => versions.set(base, version),
    /** `dispose` of each load that has succeeded, in order. */
    disposals,
  }
}

/** The container that served a load, or the reason of its failure. */
export type Outcome = Running | string

function outcomeOf(result: LoadResult<'./mount'>): Outcome {
  if (!result.ok) return result.failure.reason
  return Reflect.get(result.modules, 'running')
}

function answerOf(address: string, versions: ReadonlyMap<string, string>) {
  const [base = ''] = address.split('contract.json')
  const version = versions.get(base)
  const { body } = new Response(JSON.stringify({ ...aContract, version }))
  return { ok: true, url: address, headers: new Headers(), body }
}

function answerLater<Answer>(answer: () => Answer) {
  let succeed = () => {}
  let fail = () => {}
  const promise = new Promise<Answer>((resolve, reject) => {
    succeed = () => resolve(answer())
    fail = () => reject(new TypeError('No answer.'))
  })
  return { promise, succeed, fail }
}

/** Runs everything that does not wait for a request, including imports. */
async function settle() {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}
