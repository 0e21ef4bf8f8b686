import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtime0_8 from 'federation-runtime-0.8'
import * as runtime0_21 from 'federation-runtime-0.21'
import * as runtime2_4 from 'federation-runtime-2.4'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import walletdockFallback, {
  walletdockShared,
} from '../../../src/kit/federation'
import type { Walletdock } from '../../../src/kit/walletdock'
import { requires } from '../../../src/remote/container/pageLibraries'
import type { ModuleName } from '../../../src/remote/container/WalletdockModules'
import { takeConsole } from '../../fixtures/pages/takeConsole'

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  const document = new EventTarget()
  Object.assign(document, {
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', Object.assign(document, { baseURI: nowhere }))
})

const nowhere = 'http://127.0.0.1:1'
let pages = 0

/** A page with the federation runtime and the fallback, whose remotes are all down. */
function aPage(
  remote = 'walletdock',
  shareStrategy: 'version-first' | 'loaded-first' = 'version-first',
) {
  const entry = `${nowhere}/mf-manifest.json`
  return createInstance({
    name: `shop${pages++}`,
    remotes: [
      { name: remote, entry },
      { name: 'newsletter', entry },
    ],
    shareStrategy,
    plugins: [walletdockFallback()],
  })
}

test('walletdockShared shares all libraries that Walletdock can use, as single copies, and only React for a page without wagmi', () => {
  const react = ['react', 'react-dom', 'react/', 'react-dom/']
  const all = new Set([...Object.keys(requires), ...react])
  expect(new Set(Object.keys(walletdockShared()))).toEqual(all)
  expect(Object.keys(walletdockShared({ wagmi: false })).sort()).toEqual(
    react.sort(),
  )
  for (const how of Object.values(walletdockShared()))
    expect(how).toEqual({ singleton: true })
})

describe.each([
  ['0.8.12', runtime0_8],
  ['0.21.6', runtime0_21],
  ['2.4.0', runtime2_4],
  ['newest', { init: createInstance }],
])('on a server with the federation runtime %s', (version, runtime) => {
  /** The part of the runtime's interface that all versions have. */
  type AnyRuntime = {
    init(options: object): {
      initializeSharing(scope: string): readonly Promise<void>[]
      loadRemote<Module>(id: string): Promise<Module | null>
    }
  }
  const { init } = runtime as AnyRuntime

  test.each([
    ['walletdock', { name: 'walletdock' }],
    ['wallet', { name: 'walletdock', alias: 'wallet' }],
    ['@shop/walletdock', { name: '@shop/walletdock' }],
    // As Vite's plugin registers the remote `wallet: 'walletdock@https://…'`.
    [
      'purse',
      {
        name: 'shop__purse',
        alias: 'purse',
        entryGlobalName: 'walletdock',
        type: 'var',
      },
    ],
  ])(
    'a page that imports from %s lives while the remote is down',
    async (from, remote) => {
      const page = init({
        name: `shop ${version} ${from}`,
        shareStrategy: 'version-first',
        remotes: [{ ...remote, entry: `${nowhere}/${from}/mf-manifest.json` }],
        plugins: [walletdockFallback()],
      })
      await Promise.all(page.initializeSharing('default'))
      const given = await page.loadRemote<Walletdock>(`${from}/useWallet`)
      expect(given?.useWallet().status).toBe('disconnected')
      takeConsole()
    },
  )
})

test('while the remote is down, a page can load every module of it, and the console says why', async () => {
  const page = aPage()
  // The strategy `version-first` loads each remote before anything else.
  await Promise.all(page.initializeSharing('default'))
  expect(takeConsole()).toEqual([])
  type Modules = Walletdock<ModuleName>
  const given = await page.loadRemote<Modules>('walletdock/useWallet')
  const said = takeConsole()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(
    /^console.error: Walletdock could not be loaded: this page continues without a wallet. Reload to try again.\s+See walletdock\/troubleshoot.md#federation-plugins LoadFailure: http:\/\/127.0.0.1:1\/contract.json cannot be reached/,
  )
  if (!given) throw new Error('Nothing was given.')

  const { ConnectButton, WalletProvider, WagmiBridge } = given
  for (const Part of [ConnectButton, ConnectButton.Custom, WagmiBridge])
    expect(drawn(Part as FunctionComponent)).toBe('')
  expect(drawn(WalletProvider as FunctionComponent, 'the page')).toBe(
    'the page',
  )
  expect(drawn(WalletProvider as FunctionComponent)).toBe('')

  const wallet = given.useWallet()
  expect(wallet).toMatchObject({
    status: 'disconnected',
    unavailable: {
      reason: 'unreachable',
      message: expect.stringContaining('Check the url, network and CORS'),
    },
    hasPendingTransactions: false,
    mayOpen: { connect: false, account: false, network: false },
    chains: [],
  })
  wallet.open('connect')
  wallet.close()
  await wallet.disconnect()
  expect(given.useWallet()).toBe(wallet)
  const sending = given.useSendTransaction()
  expect(sending).toMatchObject({ status: 'idle', isIdle: true, error: null })
  sending.reset()
  const to = '0x0000000000000000000000000000000000000000'
  const config = { appName: 'Shop', projectId: '' }
  for (const act of [
    wallet.switchChain(1),
    sending.send({ to }),
    sending.sendTransactionAsync({ to }),
    new Promise((_, onError) => sending.sendTransaction({ to }, { onError })),
    new Promise((_, no) =>
      sending.sendTransaction({ to }, { onSettled: (_, error) => no(error) }),
    ),
    given.getWagmiConfig(config),
  ])
    await expect(act).rejects.toThrow('Walletdock is not loaded')
  const hash = `0x${'0'.repeat(64)}` as const
  given.useAddRecentTransaction()({ hash, description: 'A gift' })

  // The stand-in of `mount` must not use the element, so the test passes none.
  const mounted = given.mount(undefined as never, config)
  const stops = [
    mounted.subscribe(() => {}),
    mounted.onFailure(() => {}),
    given.onWalletEvent(() => {}),
  ]
  for (const stop of stops) stop()
  expect(mounted.getSnapshot()).toEqual(wallet)
  mounted.update({})
  mounted.unmount()
})

test('a module that a bundler imports has the form that the bundler expects', async () => {
  const give = await aPage().loadRemote<() => Walletdock>(
    'walletdock/useWallet',
    { from: 'build' },
  )
  expect(give?.().useWallet().status).toBe('disconnected')
  takeConsole()
})

test('a runtime that only names the module, as older ones do, gets the stand-ins too', () => {
  const { errorLoadRemote } = walletdockFallback()
  const failure = { lifecycle: 'onLoad', error: new Error('down') }
  const given = errorLoadRemote({ ...failure, id: 'walletdock/useWallet' })
  expect(Object.keys(Object(given))).toContain('useWallet')
  expect(takeConsole()).toHaveLength(1)
  expect(
    errorLoadRemote({ ...failure, id: 'newsletter/walletdock' }),
  ).toBeUndefined()
})

test('a page with a runtime that is older than the oldest supported one gets a warning that names it', () => {
  const create = (version: string) =>
    walletdockFallback().init({ origin: { version, options: { remotes: [] } } })
  for (const version of ['0.6.20', '0.21.6', '2.9.2']) create(version)
  expect(takeConsole()).toEqual([])
  create('0.6.19')
  expect(takeConsole()).toEqual([expect.stringContaining('older than 0.8.12')])
})

test.each([
  ['https://a.example/wallet/mf-manifest.json', true],
  ['https://a.example/wallet/mf-manifest.json?1', true],
  ['https://a.example/wallet/remoteEntry.js', true],
  ['https://a.example/wallet/news/mf-manifest.json', false],
  ['https://a.example/wallet/news/chunks/1.js', false],
  ['https://a.example/other.js', false],
])(
  'on a runtime that only passes the URL, %s belongs to Walletdock: %s',
  (url, isOurs) => {
    vi.stubGlobal('fetch', async () => new Response())
    const plugin = walletdockFallback()
    const remotes = [
      { name: 'news', entry: 'https://a.example/wallet/news/mf-manifest.json' },
      {
        name: 'walletdock',
        entry: 'https://a.example/wallet/mf-manifest.json',
      },
    ]
    plugin.init({ origin: { options: { remotes } } })
    expect(plugin.fetch(url, {}) !== undefined).toBe(isOurs)
  },
)

test('the fallback ignores another remote that is down', async () => {
  await expect(aPage().loadRemote('newsletter/Form')).rejects.toThrow()
  const alike = aPage('shop.walletdocks', 'loaded-first')
  await expect(alike.loadRemote('shop.walletdocks/Form')).rejects.toThrow()
  expect(takeConsole()).toEqual([])
})

function drawn(part: FunctionComponent, child?: string) {
  return renderToStaticMarkup(createElement(part, null, child))
}
