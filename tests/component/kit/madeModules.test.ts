import react from 'react'
import { expect, onTestFinished, test } from 'vitest'
import type { HostReact } from '../../../src/kit/fit/offers'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

/** Another React than the page's. */
const otherReact = (version: string): HostReact => ({
  react: { ...react, version, useState: () => undefined },
  'react/jsx-runtime': {},
  'react-dom': { version },
  'react-dom/client': {},
})
const wagmi = { version: '2.19.5', WagmiProvider: () => null }

test('a page with a React of another version gets components that were created for its React', async () => {
  const older = otherReact('18.3.1')
  const { url } = remoteAt('makes')
  const result = await loadWalletdock({ url, react: older })
  expect(result).toMatchObject({
    ok: true,
    mode: 'isolated',
    modules: { ConnectButton: { react: older.react } },
  })
})

test('a part of the page with a second React gets components of the same remote that were created for that React', async () => {
  const { url } = remoteAt('makes')
  expect(await loadWalletdock({ url })).toMatchObject({ mode: 'shared' })
  const second = otherReact(react.version)
  const result = await loadWalletdock({ url, react: second })
  expect(result).toMatchObject({
    mode: 'isolated',
    why: 'Walletdock runs on another React of this page.',
    modules: { ConnectButton: { react: second.react } },
  })
  expect(await loadWalletdock({ url })).toMatchObject({ mode: 'shared' })
})

test('a page with its own wagmi gets a bridge to it, and all other modules unchanged', async () => {
  const { url } = remoteAt('makes')
  const modules = ['./ConnectButton', './WagmiBridge'] as const
  const result = await loadWalletdock({ url, modules, wagmi })
  expect(result).toMatchObject({
    mode: 'handoff',
    modules: { WagmiBridge: { react, wagmi } },
  })
  expect(result.ok && typeof result.modules.ConnectButton).toBe('function')
  const shared = await loadWalletdock({ url, modules })
  expect(shared).toMatchObject({
    mode: 'shared',
    modules: { WagmiBridge: 'of the remote' },
  })
})

test('a federated page that shares an older wagmi gets a bridge to it, although its plugin marks nothing as loaded', async () => {
  const share = (version: string, lib: unknown) => ({
    [version]: { version, from: 'page', get: async () => () => lib },
  })
  const scope = {
    react: share(react.version, { ...react }),
    wagmi: share('2.14.0', wagmi),
  }
  const instances = [{ shareScopeMap: { default: scope } }]
  Reflect.set(globalThis, '__FEDERATION__', { __INSTANCES__: instances })
  onTestFinished(
    () => void Reflect.deleteProperty(globalThis, '__FEDERATION__'),
  )
  const { url } = remoteAt('makes')
  const result = await loadWalletdock({ url, modules: ['./WagmiBridge'] })
  expect(result).toMatchObject({
    mode: 'handoff',
    modules: { WagmiBridge: { react, wagmi } },
  })
})
