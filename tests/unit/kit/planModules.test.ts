import react from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { offer, reactLibraries } from '../../../src/kit/fit/offers'
import { pageShareScope } from '../../../src/kit/fit/pageShareScope'
import {
  chooseMode,
  chosen,
  findMismatch,
  planModules,
} from '../../../src/kit/fit/planModules'
import { aContract } from '../../fixtures/servers/aContract'

const lib = {}
const core = '@wagmi/core'
/** A remote that also needs wagmi's core. */
const contract = {
  ...aContract,
  requires: { ...aContract.requires, [core]: '^3.0.0' },
}
const react19 = { react: '19.1.0' }
const react18 = { react: '18.3.1' }
const ownReact = 'Walletdock brings its own React, 70 KB more.'
const no = (name: string, version: string, range: string) =>
  `This page runs ${name} ${version}, but Walletdock 0.4.2 needs ${range}.`
const noReact = `${no('react', '18.3.1', '^19.0.0')} ${ownReact}`
const noDom = `${no('react-dom', '18.3.1', '^19.0.0')} ${ownReact}`

test.each<[string, Record<string, string>, string | undefined, string]>([
  ['shared', react19, undefined, 'This page shares react 19.1.0.'],
  ['isolated', {}, undefined, `This page passes no React. ${ownReact}`],
  ['isolated', react18, undefined, noReact],
  ['isolated', { ...react18, wagmi: '2.14.0' }, '2.14.0', noReact],
  ['isolated', { ...react19, 'react-dom': '18.3.1' }, undefined, noDom],
  [
    'handoff',
    { ...react19, wagmi: '2.14.0' },
    undefined,
    no('wagmi', '2.14.0', '^3.0.0'),
  ],
  ['handoff', react19, '3.7.6', 'This page has its own wagmi 3.7.6.'],
  // The first of two reasons is reported.
  [
    'handoff',
    { ...react19, wagmi: '2.14.0' },
    '2.13.0',
    'This page has its own wagmi 2.13.0.',
  ],
  [
    'shared',
    { ...react19, wagmi: '3.0.0' },
    undefined,
    `This page shares react 19.1.0, wagmi 3.0.0, but not ${core}: Walletdock brings its own, 50 KB more.`,
  ],
  [
    'shared',
    { ...react19, wagmi: '3.0.0', [core]: '3.0.0' },
    undefined,
    'This page shares react 19.1.0, wagmi 3.0.0.',
  ],
])(
  'chooseMode returns %s if a page shares %j and has its own wagmi %s',
  (mode, shared, own, why) => {
    const libraries = Object.entries(shared).map(([name, version]) => [
      name,
      { version, lib },
    ])
    const scope = offer({}, Object.fromEntries(libraries))
    expect(chooseMode(contract, scope, own, false)).toEqual({ mode, why })
  },
)

test('a remote that runs on another React of the page stays on that React', () => {
  const scope = offer({}, { react: { version: '19.1.0', lib } })
  expect(chooseMode(aContract, scope, undefined, true)).toEqual({
    mode: 'isolated',
    why: 'Walletdock runs on another React of this page.',
  })
})

const share = (version: string, from: object | undefined) => ({
  version,
  from: 'host',
  get: async () => () => from,
  ...(from && { lib: () => from }),
})

test.each([
  ['the newest loaded version', ['2.9.0', '2.10.0'], ['3.7.0'], '2.10.0'],
  ['the newest version if none is loaded', [], ['2.9.0', '2.10.0'], '2.10.0'],
])(
  'if a page offers several versions, %s counts',
  (_, loaded, others, version) => {
    const all = [
      ...loaded.map((it) => share(it, lib)),
      ...others.map((it) => share(it, undefined)),
    ]
    const shares = Object.fromEntries(all.map((it) => [it.version, it]))
    expect(chosen(shares)?.version).toBe(version)
  },
)

const button = ['./ConnectButton', './WalletProvider', './useWallet']

test.each([
  ['1.4.0', button, true, undefined],
  ['1.4.0', ['./mount'], false, undefined],
  [
    '2.0.0',
    button,
    true,
    "Walletdock 0.4.2 has API version 2.0.0, but this page's kit supports ^1.4.0. Update the older one.",
  ],
  [
    '1.4.0',
    ['./mount', './WagmiBridge', './other'],
    true,
    'Walletdock 0.4.2 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount.',
  ],
  [
    '1.4.0',
    button,
    false,
    "./ConnectButton needs the page's React. Pass it as `react`, or use ./mount.",
  ],
])(
  'findMismatch of the API %s, the modules %j and React: %s',
  (version, modules, hasReact, why) => {
    // The version is reported before missing modules.
    const exposes = version === '1.4.0' ? aContract.exposes : []
    const remote = { ...aContract, contract: version, exposes }
    expect(findMismatch(remote, modules, hasReact)).toBe(why)
  },
)

const url = 'https://wallet.example'
const hostReact = { react, 'react-dom': { version: react.version } }
const plain = ['./mount', './config', './testWallet', './events'] as const

/** Plans modules of a remote that needs another React than the page's. */
const planAlone = (exposes: readonly string[], modules: typeof plain) =>
  planModules(
    { ...aContract, requires: { react: '^99.0.0' }, exposes: [...exposes] },
    { url, modules, react: hostReact } as never,
  )

test('modules that are used unchanged must be in the remote, even if others are created', async () => {
  const requested = ['./ConnectButton', './events'] as never
  await expect(planAlone(['./mount'], requested)).rejects.toThrow(
    'has no module ./events',
  )
  expect(await planAlone(['./mount', './events'], requested)).toMatchObject({
    maker: './mount',
    modules: ['./events'],
  })
})

test('planModules offers the page’s other libraries to the remote', async () => {
  const { mode, scope, wagmi } = await planModules(aContract, {
    url,
    modules: ['./ConnectButton'],
    react: hostReact,
    shared: { wagmi: { version: '3.7.7', lib } },
  } as never)
  expect([mode, scope['wagmi']]).toEqual(['shared', { '3.7.7': wagmi }])
  expect(wagmi?.lib?.()).toBe(lib)
})

test('the host’s own React determines the mode, even if a newer one is loaded in the same scope', async () => {
  const own = { version: '18.3.1', useState: () => 'own' }
  const newer = { version: '19.3.1', useState: () => 'newer' }
  const both = {
    '18.3.1': share('18.3.1', own),
    '19.3.1': share('19.3.1', newer),
  }
  const names = ['react', 'react-dom', 'react-dom/client']
  const pageScope = Object.fromEntries(names.map((name) => [name, both]))
  setFederation({ __INSTANCES__: [{ shareScopeMap: { default: pageScope } }] })
  const planFor = (react: typeof own) =>
    planModules(aContract, {
      url,
      modules: ['./ConnectButton'],
      react: {
        react,
        'react/jsx-runtime': {},
        'react-dom': { version: react.version },
        'react-dom/client': {},
      },
    } as never)
  expect(await planFor(own)).toMatchObject({
    mode: 'isolated',
    why: expect.stringContaining('This page runs react 18.3.1'),
  })
  const { mode, scope } = await planFor(newer)
  expect([mode, Object.keys(scope['react'] ?? {})]).toEqual([
    'shared',
    ['19.3.1'],
  ])
  expect(scope['react-dom']?.['19.3.1']).toBe(both['19.3.1'])
  // Other remotes of the page get only what the page itself has shared.
  expect(Object.keys(pageScope)).toEqual(names)
})

const client = { version: '19.3.0' }
const jsx = { jsx: () => undefined }
const offered = {
  react: { version: '19.3.1', useState: () => undefined },
  'react/jsx-runtime': jsx,
  'react-dom': { version: '19.3.0' },
  'react-dom/client': client,
}

test('offer adds each part of React under its version, as loaded', async () => {
  const scope = offer({}, reactLibraries(offered))
  expect(Object.keys(scope)).toEqual(Object.keys(offered))
  const share = scope['react/jsx-runtime']?.['19.3.1']
  expect(share?.loaded).toBe(1)
  expect(share?.lib?.()).toBe(jsx)
  expect((await share?.get())?.()).toBe(jsx)
  expect(scope['react-dom/client']?.['19.3.0']?.lib?.()).toBe(client)
})

test('offer keeps the existing shares, and does not change the given scope', () => {
  const scope = offer({}, { react: { version: '19.0.0', lib } })
  const next = offer(scope, reactLibraries(offered))
  expect(next['react']).toBe(scope['react'])
  expect(Object.keys(next)).toHaveLength(4)
  expect(Object.keys(scope)).toEqual(['react'])
})

/**
 * Sets the state of a page's federation runtime until the test ends. The real runtime defines this variable for good, so
 * that it cannot be stubbed after another test file has loaded it.
 */
function setFederation(federation: object): void {
  const before: unknown = Reflect.get(globalThis, '__FEDERATION__')
  Reflect.set(globalThis, '__FEDERATION__', federation)
  onTestFinished(() => {
    if (!Reflect.deleteProperty(globalThis, '__FEDERATION__'))
      Reflect.set(globalThis, '__FEDERATION__', before)
  })
}

/** Returns the scope that is found on a page with this federation runtime. */
function foundIn(federation: object) {
  setFederation(federation)
  return pageShareScope({ react } as never)
}

test('pageShareScope returns undefined if the runtime has no container yet', async () => {
  expect(await foundIn({})).toBeUndefined()
})

test('pageShareScope does not fetch the React of another part if the page’s own is loaded', async () => {
  let fetches = 0
  const get = async () => {
    fetches++
    return () => ({})
  }
  const other = { react: { [react.version]: { get } } }
  const scope = { react: { [react.version]: { get, lib: () => react } } }
  const instances = [
    {},
    ...[other, scope].map((it) => ({ shareScopeMap: { default: it } })),
  ]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
  expect(fetches).toBe(0)
})

test('pageShareScope fetches shares to find the page’s own if none is marked as loaded', async () => {
  const get = async () => () => react
  const scope = { react: { [react.version]: { get } } }
  const instances = [{ shareScopeMap: { default: scope } }]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
})
