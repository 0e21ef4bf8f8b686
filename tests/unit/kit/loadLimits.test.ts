import { beforeEach, expect, test, vi } from 'vitest'
import walletdockFallback from '../../../src/kit/federation'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
})

const never = { get: () => new Promise<never>(() => {}) }

/** Records which waits ended, and after how many milliseconds. */
function watch(waiting: Promise<unknown> | undefined) {
  const over: string[] = []
  waiting?.catch((error) =>
    over.push(`${Math.round(performance.now())} ${error.message}`),
  )
  return over
}

test('a manifest gets half of the limit, and a module the whole limit', async () => {
  const begin = performance.now()
  const { fetch, getModuleFactory } = walletdockFallback({ timeoutMs: 600 })
  const remote = { name: 'walletdock' }
  const manifest = watch(fetch('https://wallet.example/', {}, remote))
  const expose = './useWallet'
  const module = watch(
    getModuleFactory({ remoteEntryExports: never, expose, moduleInfo: remote }),
  )
  await vi.advanceTimersByTimeAsync(700)
  expect(manifest).toEqual([`${begin + 300} no answer within 600 ms`])
  expect(module).toEqual([`${begin + 600} no answer within 600 ms`])
})

test.each([{ name: 'newsletter' }, undefined])(
  'walletdockFallback leaves the files of %o to the runtime, and on a server all files',
  async (remote) => {
    const { fetch, createScript, getModuleFactory } = walletdockFallback()
    expect(fetch('https://wallet.example/', {}, remote)).toBeUndefined()
    const url = 'https://wallet.example/remoteEntry.js'
    for (const remoteInfo of [remote, { name: 'walletdock' }])
      expect(createScript({ url, remoteInfo })).toBeUndefined()
    const request = { remoteEntryExports: never, expose: './Form' }
    expect(
      await getModuleFactory({ ...request, moduleInfo: remote }),
    ).toBeUndefined()
  },
)
