import { expect, onTestFinished, test } from 'vitest'
import { loadWithoutReact } from '../../../src/kit/load'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

/** Counts how often the container in a global variable was initialised. */
const initsOf = (global: string) =>
  Number(Reflect.get(globalThis, global).state.inits)

test('parts of a page that load at the same time share one load', async () => {
  const { url, global, requests } = remoteAt('none')
  const results = await Promise.all([
    loadWalletdock({ url }),
    loadWalletdock({ url: `${url}/` }),
    loadWalletdock({ url }),
  ])
  results.push(await loadWalletdock({ url }))
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(initsOf(global)).toBe(1)
  expect(await requests()).toEqual(['GET contract.json', 'GET remoteEntry.js'])
})

test.each([
  'contract-404-then-none',
  'contract-not-json-then-none',
  'entry-404-then-none',
  'entry-altered-then-none',
])(
  '%s: the file is requested again without a click, under a new URL',
  async (fault) => {
    const { url, global, requests } = remoteAt(fault)
    expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
    expect(initsOf(global)).toBe(1)
    const files = fault.startsWith('entry') ? 'remoteEntry.js' : 'contract.json'
    expect((await requests()).join()).toContain(`GET ${files}?retry=`)
    // The first script has been removed.
    expect(document.querySelectorAll(`script[src^="${url}/"]`)).toHaveLength(1)
  },
)

test('an entry that arrives after the limit has no effect, and the next attempt works', async () => {
  const { url, global } = remoteAt('entry-late-then-none')
  const late = await loadWalletdock({ url, timeoutMs: 1000 })
  expect(late).toMatchObject({ failure: { reason: 'timed-out' } })
  await expect.poll(() => global in globalThis).toBe(true)
  expect(initsOf(global)).toBe(0)
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  expect(initsOf(global)).toBe(1)
})

test.each([
  ['module-late', 200],
  // This module fails again after it was given up.
  ['module-first-fails-late', 1000],
])(
  '%s: a part of the page with a short limit does not remove the remote from parts that still wait for it',
  async (fault, timeoutMs) => {
    const { url, global } = remoteAt(fault)
    const [short, long] = await Promise.all([
      loadWalletdock({ url, timeoutMs }),
      loadWalletdock({ url }),
    ])
    expect(short).toMatchObject({ failure: { reason: 'timed-out' } })
    expect(long).toMatchObject({ ok: true })
    const first = Reflect.get(globalThis, global)
    expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
    expect(Reflect.get(globalThis, global)).toBe(first)
  },
)

test('a module that fails does not remove the remote from parts that use it', async () => {
  const { url, global, requests } = remoteAt('mount-missing')
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  const more = await loadWalletdock({ url, modules: ['./mount'] })
  expect(more).toMatchObject({ failure: { reason: 'failed-to-start' } })
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  expect(initsOf(global)).toBe(1)
  expect(await requests()).toHaveLength(2)
})

test('another script’s container on the page is neither used nor replaced', async () => {
  const { url, global } = remoteAt('none')
  const theirs = { init: () => undefined, get: () => undefined }
  Reflect.set(globalThis, global, theirs)
  const result = await loadWalletdock({ url })
  expect(result).toMatchObject({ failure: { reason: 'incompatible' } })
  expect(Reflect.get(globalThis, global)).toBe(theirs)
})

test.each([
  ['nothing', null],
  ['a text', 'container'],
  ['an element with that id', document.createElement('div')],
  ['half a container', { init: () => undefined }],
])(
  '%s with the remote’s name on the page is not used as its container, and does not block it',
  async (_, theirs) => {
    const { url, global } = remoteAt('none')
    Reflect.set(globalThis, global, theirs)
    expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  },
)

test('a page without React can load modules that need no React, in isolated mode', async () => {
  const { url } = remoteAt('none')
  const result = await loadWithoutReact({ url })
  expect(result).toMatchObject({ ok: true, mode: 'isolated' })
  const element = document.createElement('div')
  if (result.ok) result.modules.mount(element, { appName: 'Shop' })
  expect(element.textContent).toBe('mounted Shop')
})

test('a remote that failed to start frees its global variable, so that the same remote from another URL can use it', async () => {
  const { url } = remoteAt('init-throws')
  const failed = await loadWalletdock({ url })
  expect(failed).toMatchObject({ failure: { reason: 'failed-to-start' } })
  const elsewhere = url.replace('init-throws', 'none')
  expect(await loadWalletdock({ url: elsewhere })).toMatchObject({ ok: true })
})

test('a failed remote removes only the scripts of its own chunks, which may still be loading', async () => {
  const chunkOf = (name: string) => {
    const script = document.createElement('script')
    script.dataset['rspack'] = `${name}:chunk-1`
    document.head.append(script)
    onTestFinished(() => script.remove())
    return script
  }
  const [own, other] = [chunkOf('walletdock_1'), chunkOf('shop')]
  await loadWalletdock(remoteAt('init-throws'))
  expect(own.isConnected).toBe(false)
  expect(other.isConnected).toBe(true)
})
