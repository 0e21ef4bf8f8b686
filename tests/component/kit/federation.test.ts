import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtime0_8 from 'federation-runtime-0.8'
import * as runtime0_21 from 'federation-runtime-0.21'
import * as runtime2_4 from 'federation-runtime-2.4'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import walletdockFallback from '../../../src/kit/federation'
import type { Walletdock } from '../../../src/kit/walletdock'
import { takeConsole } from '../../fixtures/pages/takeConsole'

/** The runtime would use the container of an earlier test. A variable of a script cannot be deleted. */
function forgetContainer() {
  Reflect.set(globalThis, 'walletdock', undefined)
}

/** A page with the federation runtime and the fallback. */
function aShop(fault: string, timeoutMs?: number) {
  onTestFinished(forgetContainer)
  // The runtime caches an entry for all pages that request it.
  const url = `${inject('remotes')}/${fault}/walletdock/mf-manifest.json?${crypto.randomUUID()}`
  return createInstance({
    name: `shop ${fault}`,
    remotes: [{ name: 'walletdock', entry: url }],
    plugins: [walletdockFallback(timeoutMs ? { timeoutMs } : {})],
  })
}

test.each([
  ['is missing', 'none'],
  ['hangs', 'manifest-hangs'],
])(
  'a remote is loaded by its entry if only its manifest %s',
  async (_, fault) => {
    const { WagmiBridge } =
      (await aShop(fault, 500).loadRemote<Record<string, unknown>>(
        'walletdock/WagmiBridge',
      )) ?? {}
    expect(WagmiBridge).toBe('of the remote')
  },
)

test.each([
  ['the whole remote', 'all-hangs'],
  ['a module', 'module-hangs'],
])(
  'while %s hangs, a page with the federation runtime gets stand-ins in time, and does not wait again',
  async (_, fault) => {
    const shop = aShop(fault, 500)
    const begin = performance.now()
    await Promise.all(shop.initializeSharing('default'))
    const load = () =>
      shop.loadRemote<Pick<Walletdock, 'useWallet'>>('walletdock/useWallet')
    expect((await load())?.useWallet().status).toBe('disconnected')
    expect(performance.now() - begin).toBeLessThan(900)
    expect(takeConsole()).toHaveLength(1)
  },
)

describe.each([
  ['0.8.12', '0.6.20', runtime0_8],
  ['0.21.6', '0.21.6', runtime0_21],
  ['2.4.0', '2.4.0', runtime2_4],
])('on the federation runtime %s', (name, version, runtime) => {
  /** The part of the runtime's interface that all versions have. */
  type AnyRuntime = {
    init(options: object): {
      readonly version: string
      initializeSharing(scope: string): readonly Promise<void>[]
      loadRemote<Module>(id: string): Promise<Module | null>
      registerRemotes(remotes: object[]): void
    }
  }
  const { init } = runtime as AnyRuntime

  /** Ignores a script that cannot be parsed, and rejections that older runtimes do not handle themselves. */
  function ignoreErrors() {
    const ignore = (event: Event) => {
      event.preventDefault()
      if (/RUNTIME-008/.test(String(Object(event).reason)))
        event.stopImmediatePropagation()
    }
    for (const type of ['error', 'unhandledrejection']) {
      addEventListener(type, ignore, true)
      onTestFinished(() => removeEventListener(type, ignore, true))
    }
  }

  function anOldShop(fault: string) {
    onTestFinished(forgetContainer)
    const id = crypto.randomUUID().slice(0, 8)
    return init({
      name: `shop ${name} ${id}`,
      shareStrategy: 'version-first',
      remotes: [
        {
          name: 'walletdock',
          entry: `${inject('remotes')}/${fault}/${id}/mf-manifest.json`,
        },
      ],
      plugins: [walletdockFallback({ timeoutMs: 500 })],
    })
  }

  test.each([
    ['is missing', 'entry-404'],
    ['is a page', 'entry-html'],
    ['hangs', 'all-hangs'],
  ])('a page gets stand-ins in time while the remote %s', async (_, fault) => {
    ignoreErrors()
    const shop = anOldShop(fault)
    expect(shop.version).toBe(version)
    // A bundler's page does not start before this has finished.
    await Promise.all(shop.initializeSharing('default'))
    const load = () =>
      shop.loadRemote<Pick<Walletdock, 'useWallet'>>('walletdock/useWallet')
    expect((await load())?.useWallet().status).toBe('disconnected')
    expect(
      takeConsole().filter((line) => line.includes('without a wallet')),
    ).toHaveLength(1)
    const entry = `${inject('remotes')}/entry-404/${crypto.randomUUID()}/mf-manifest.json`
    shop.registerRemotes([{ name: 'newsletter', entry }])
    await expect(shop.loadRemote('newsletter/Form')).rejects.toThrow()
    takeConsole()
  })
})

test('the page’s runtime fetches the chunks that a manifest lists, but does not run them without their hashes', async () => {
  const { createLink, createScript, getModuleFactory } = walletdockFallback()
  const url = `${inject('remotes')}/none/walletdock/chunks/${crypto.randomUUID()}.js`
  const request = { url, remoteInfo: { name: 'walletdock' } }
  const { script, timeout } = createScript(request) ?? {}
  if (!script) throw new Error('The runtime would run the chunk.')
  // The runtime does the same with an element that has no `src`.
  if (!script.src) script.src = url
  document.head.append(script)
  onTestFinished(() => script.remove())
  expect(script.type).toBe('text/plain')
  // The entry must not find this element, because the entry would wait for it to load.
  expect(script.getAttribute('src')).not.toContain(url)
  expect(timeout).toBeLessThan(100)
  // The entry’s own request, which has a hash, uses the response of this prefetch.
  expect(createLink(request)).toMatchObject({
    rel: 'prefetch',
    as: 'script',
    crossOrigin: 'anonymous',
    href: url,
  })
  const other = { ...request, remoteInfo: { name: 'newsletter' } }
  expect(createScript(other)).toBeUndefined()
  expect(createLink(other)).toBeUndefined()
  const form = { remoteEntryExports: { get: () => () => {} }, expose: './Form' }
  const moduleInfo = other.remoteInfo
  expect(await getModuleFactory({ ...form, moduleInfo })).toBeUndefined()
})
