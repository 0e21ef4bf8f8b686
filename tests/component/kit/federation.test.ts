import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
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
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
}

/** A page with the federation runtime and the fallback. */
function aShop(
  fault: string,
  timeoutMs?: number,
  own?: ModuleFederationRuntimePlugin,
) {
  onTestFinished(forgetContainer)
  // The runtime caches an entry for all pages that request it.
  const url = `${inject('remotes')}/${fault}/walletdock/mf-manifest.json?${crypto.randomUUID()}`
  return createInstance({
    name: `shop ${fault}`,
    remotes: [{ name: 'walletdock', entry: url }],
    plugins: [
      walletdockFallback(timeoutMs ? { timeoutMs } : {}),
      ...(own ? [own] : []),
    ],
  })
}

test.each([
  ['is missing', 'none'],
  ['hangs', 'manifest-hangs'],
])(
  'a remote is loaded by its entry if only its manifest %s',
  async (_, fault) => {
    const { WagmiBridge } =
      (await aShop(fault, 2000).loadRemote<Record<string, unknown>>(
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
    const shop = aShop(fault, 2000)
    const begin = performance.now()
    await Promise.all(shop.initializeSharing('default'))
    const load = () =>
      shop.loadRemote<Pick<Walletdock, 'useWallet'>>('walletdock/useWallet')
    expect((await load())?.useWallet().status).toBe('disconnected')
    // The manifest may take half of the limit, and the release or the module all of it.
    expect(performance.now() - begin).toBeLessThan(4500)
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

test('the runtime gets names from the manifest, but no script, whatever the manifest says', async () => {
  const url = 'data:application/json,'
  const assets = { js: { sync: ['evil.js'], async: [] } }
  const manifest = {
    metaData: {
      publicPath: 'https://evil.example/',
      remoteEntry: { name: 'evil.js' },
      buildInfo: { buildVersion: '1.2.3' },
    },
    exposes: [{ name: 'useWallet', assets }],
    shared: 'none',
  }
  const answer = await walletdockFallback().fetch(
    url + encodeURIComponent(JSON.stringify(manifest)),
    {},
    { name: 'walletdock' },
  )
  const given = await answer?.json()
  expect(given).toMatchObject({
    metaData: {
      publicPath: 'auto',
      buildInfo: { buildVersion: '1.2.3' },
      remoteEntry: { name: 'remoteEntry.js' },
    },
    exposes: [{ name: 'useWallet' }],
    shared: [],
  })
  expect(JSON.stringify(given)).not.toContain('evil')
})

test.each([
  ['entry is altered', 'entry-altered', 'tampered'],
  ['contract is missing', 'contract-404', 'unreachable'],
  ['contract is a page', 'contract-not-json', 'invalid-contract'],
])(
  'if the %s, none of its code runs, the page’s own plugin gets the error, and the page can read the reason',
  async (_, fault, reason) => {
    const errors: unknown[] = []
    const shop = aShop(fault, undefined, {
      name: 'own',
      errorLoadRemote: ({ error }) => void errors.push(error),
    })
    const { useWallet } =
      (await shop.loadRemote<Pick<Walletdock, 'useWallet'>>(
        'walletdock/useWallet',
      )) ?? {}
    expect(useWallet?.()).toMatchObject({
      status: 'disconnected',
      unavailable: { reason, message: expect.stringContaining('walletdock') },
    })
    expect(errors).toEqual([expect.objectContaining({ reason })])
    expect(Reflect.get(globalThis, 'walletdock')).toBeUndefined()
    takeConsole()
  },
)
