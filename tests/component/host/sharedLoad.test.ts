import react from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadWalletdock as loadPlain } from '../../../src/host/load'
import { page, type RunningRemote } from '../../../src/host/page'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

type Inits = {
  readonly state: { readonly inits: number; readonly scope: object }
}

/** Counts how often the container in a global variable was initialised. */
const initsOf = (global: string) =>
  (Reflect.get(globalThis, global) as Inits).state.inits

/** Returns the scope with which that container was initialised. */
const scopeOf = (global: string) =>
  (Reflect.get(globalThis, global) as Inits).state.scope

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__')
})

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
    expect(await requests()).toContainEqual(
      expect.stringMatching(/^GET contract.json\?retry=/),
    )
  },
)

test.each([
  'entry-hangs-then-none',
  'init-throws-then-none',
  'module-missing-then-none',
  'module-hangs-then-none',
])('%s: the next attempt succeeds', async (fault) => {
  const { url, global } = remoteAt(fault)
  const first = await loadWalletdock({ url, timeoutMs: 400 })
  expect(first.ok).toBe(false)
  const second = await loadWalletdock({ url, timeoutMs: 4000 })
  expect(second).toMatchObject({ ok: true })
  expect(initsOf(global)).toBe(1)
})

test('an entry that arrives after the limit has no effect, and the next attempt works', async () => {
  const { url, global } = remoteAt('entry-late-then-none')
  const late = await loadWalletdock({ url, timeoutMs: 200 })
  expect(late).toMatchObject({ failure: { reason: 'timed-out' } })
  await expect.poll(() => global in globalThis).toBe(true)
  expect(initsOf(global)).toBe(0)
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  expect(initsOf(global)).toBe(1)
})

test('the next attempt does not use the container of a failed one', async () => {
  const { url } = remoteAt('module-missing-then-entry-empty')
  const first = await loadWalletdock({ url })
  expect(first).toMatchObject({ failure: { reason: 'failed-to-start' } })
  const second = await loadWalletdock({ url })
  expect(second).toMatchObject({ failure: { reason: 'corrupt' } })
})

test('a module that fails after the limit does not end the next attempt', async () => {
  const { url, requests } = remoteAt('module-fails-late-then-none')
  const late = await loadWalletdock({ url, timeoutMs: 200 })
  expect(late).toMatchObject({ failure: { reason: 'timed-out' } })
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  await expect.poll(() => Reflect.get(globalThis, 'failedLate')).toBe(true)
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  expect(await requests()).toHaveLength(4)
})

test.each([
  ['entry-late', 200],
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

test('an older copy of the kit and this copy do not remove each other’s working remotes', async () => {
  const { url, global } = remoteAt('mount-missing')
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  const { remotes } = page()
  const base = `${url}/`
  const running = await remotes.get(base)
  expect(running).toMatchObject({ served: true })
  // Earlier copies count no users.
  const { users: _, ...theirs } = { ...running, users: 0 }
  remotes.set(base, Promise.resolve(theirs as RunningRemote))
  const more = await loadWalletdock({ url, modules: ['./mount'] })
  expect(more).toMatchObject({ failure: { reason: 'failed-to-start' } })
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
  expect(initsOf(global)).toBe(1)
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
  const result = await loadPlain({ url })
  expect(result).toMatchObject({ ok: true, mode: 'isolated' })
  const element = document.createElement('div')
  if (result.ok) result.modules.mount(element, { appName: 'Shop' })
  expect(element.textContent).toBe('mounted Shop')
})

test('a page without React cannot load components', async () => {
  const { url, requests } = remoteAt('none')
  const result = await loadPlain({ url, modules: ['./ConnectButton'] })
  expect(result).toMatchObject({ failure: { reason: 'incompatible' } })
  expect(await requests()).toEqual(['GET contract.json'])
})

/** Simulates a page with a federation host that shares a React and an older wagmi. */
function federated(sharedReact: object) {
  const share = (version: string, lib: unknown) => ({
    [version]: {
      version,
      from: 'page',
      get: async () => () => lib,
      lib: () => lib,
    },
  })
  const scope = {
    react: share(react.version, sharedReact),
    wagmi: share('2.14.0', {}),
  }
  const instances = [{ shareScopeMap: { default: scope } }]
  Reflect.set(globalThis, '__FEDERATION__', { __INSTANCES__: instances })
}

test('an older wagmi that the page shares is reported', async () => {
  federated(react)
  const { url, global } = remoteAt('none')
  const result = await loadWalletdock({ url })
  expect(result).toMatchObject({ ok: true, mode: 'handoff' })
  expect(result.ok && result.why).toContain('wagmi 2.14.0')
  expect(result.ok && result.why).toContain('needs ^3.0.0')
  expect(Object.keys(scopeOf(global))).toContain('react')
})

test('a federation host with another React on the same page has no effect', async () => {
  federated({ useState: () => undefined })
  const { url } = remoteAt('none')
  expect(await loadWalletdock({ url })).toMatchObject({ ok: true })
})
