import react from 'react'
import { expect, test } from 'vitest'
import { planModules } from '../../../src/host/fit/planModules'
import { aContract } from '../../fixtures/servers/aContract'
import { setFederation } from './setFederation'

const hostReact = { react, 'react-dom': { version: react.version } }
/** A remote that needs another React than the page's. */
const alone = {
  ...aContract,
  contract: '1.4.0',
  requires: { react: '^99.0.0' },
}
const plain = ['./mount', './config', './testWallet', './events'] as const
const planOf = (exposes: readonly string[], modules: typeof plain) =>
  planModules({ ...alone, exposes: [...exposes] }, {
    url: 'https://wallet.example',
    modules,
    react: hostReact,
  } as never)

test('planModules returns modules unchanged that do not need the page’s React', async () => {
  const { maker, mode, modules } = await planOf(plain, plain)
  expect([maker, mode, modules]).toEqual([undefined, 'isolated', plain])
})

test('modules that are used unchanged must be in the remote, even if others are created', async () => {
  const asked = ['./ConnectButton', './events'] as never
  await expect(planOf(['./mount'], asked)).rejects.toThrow(
    'has no module ./events',
  )
  expect(await planOf(['./mount', './events'], asked)).toMatchObject({
    maker: './mount',
    modules: ['./events'],
  })
})

test('planModules offers the page’s other libraries to the remote', async () => {
  const lib = {}
  const shared = { wagmi: { version: '3.7.7', lib } }
  const { mode, scope, wagmi } = await planModules(aContract, {
    url: 'https://wallet.example',
    modules: ['./ConnectButton'],
    react: hostReact,
    shared,
  } as never)
  expect([mode, scope['wagmi']]).toEqual(['shared', { '3.7.7': wagmi }])
  expect(wagmi?.lib?.()).toBe(lib)
})

test('the host’s own React determines the mode, even if a newer one is loaded in the same scope', async () => {
  const share = (version: string, lib: object) => ({
    version,
    from: 'host',
    get: async () => () => lib,
    lib: () => lib,
  })
  const own = { version: '18.3.1', useState: () => 'own' }
  const newer = { version: '19.3.1', useState: () => 'newer' }
  const bothOf = (name: string) => ({
    [name]: {
      '18.3.1': share('18.3.1', own),
      '19.3.1': share('19.3.1', newer),
    },
  })
  const pageScope = {
    ...bothOf('react'),
    ...bothOf('react-dom'),
    ...bothOf('react-dom/client'),
  }
  const offeredBefore = Object.keys(pageScope)
  setFederation({ __INSTANCES__: [{ shareScopeMap: { default: pageScope } }] })
  const planFor = (react: typeof own) =>
    planModules({ ...aContract, contract: '1.4.0' }, {
      url: 'https://wallet.example',
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
  expect(scope['react-dom']?.['19.3.1']).toBe(
    pageScope['react-dom']?.['19.3.1'],
  )
  // Other remotes of the page get only what the page itself has shared.
  expect(Object.keys(pageScope)).toEqual(offeredBefore)
})
