import { vi } from 'vitest'
import type { LoadResult } from '../../../src/host/LoadResult'
import { loadWithoutReact } from '../../../src/host/load'
import { aContract } from '../../fixtures/servers/aContract'

// What few pages need is imported then, which takes real time, and this page has its own.
await import('../../../src/host/check/whyRefused')

/** How long may pass, in milliseconds, before what it brings about is seen to. */
const sliceMs = 250

/** Two releases of one Walletdock. */
export const releases = ['https://one.example/', 'https://two.example/']
const versions = new Map(releases.map((base, at) => [base, `${at + 1}.0.0`]))

/** What the page waits for; the network answers each when a test says so. */
type Request = { readonly succeed: () => void; readonly fail: () => void }

/** One of a page's containers, as a load gives it. */
export type Running = { readonly from: string; inits: number }

/**
 * A page whose network answers one request at a time, in any order, late or never. Its parts are those that the kit
 * reads, where there is no browser; time is the test's.
 */
export function aSlowPage() {
  const pending: Request[] = []
  const containers: Running[] = []
  let isHealed = false
  const ask = (request: Request) =>
    isHealed ? request.succeed() : pending.push(request)

  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  // The container of the page before.
  vi.unstubAllGlobals()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const { promise, ...request } = answerLater(() => answerOf(address))
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
          // It may run after the attempt that asked for it was given up.
          succeed() {
            vi.stubGlobal(aContract.global, containerOf(script.src))
            script.onload?.(new Event('load'))
          },
          fail: () => script.onerror?.(new Event('error')),
        }),
    },
  })

  function containerOf(src: string) {
    const running: Running = { from: new URL('.', src).href, inits: 0 }
    containers.push(running)
    let module: Promise<() => object> | undefined
    return {
      init: () => void running.inits++,
      // As a bundler does: what hangs or failed stays so.
      get() {
        module ??= moduleOf(running)
        return module
      },
    }
  }

  function moduleOf(running: Running): Promise<() => object> {
    const { promise, ...request } = answerLater(() => () => ({ running }))
    ask(request)
    return promise
  }

  return {
    containers,
    /** Answers the one that is next after a number. */
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
    /** From now on everything is answered at once. */
    heal() {
      isHealed = true
    },
    load: (url: string, timeoutMs: number): Promise<Outcome> =>
      loadWithoutReact({ url, timeoutMs }).then(outcomeOf),
  }
}

/** The container that a load was served from, or why there is none. */
export type Outcome = Running | string

function outcomeOf(result: LoadResult<'./mount'>): Outcome {
  if (!result.ok) return result.failure.reason
  return Reflect.get(result.modules, 'running')
}

function answerOf(address: string) {
  const [base = ''] = address.split('contract.json')
  const version = versions.get(base)
  const text = async () => JSON.stringify({ ...aContract, version })
  return { ok: true, url: address, headers: new Headers(), text }
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

/** Lets everything run that waits for nothing: imports, too. */
async function settle() {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}
