import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStorage, mock } from 'wagmi'
import { base } from 'wagmi/chains'
import { app } from '../../../src/kit/otherKits'
import { pageState } from '../../../src/kit/pageState'
import * as rainbowkit from '../../../src/kit/rainbowkit/rainbowkit'
import * as wallets from '../../../src/kit/rainbowkit/rainbowkitWallets'
import { installTestRemote } from '../../../src/kit/testing'
import { about, address, collectWarnings, renderPage } from './renderRainbowKit'

const { connectorsForWallets, getDefaultConfig } = rainbowkit

const warnings = collectWarnings()
afterEach(() => {
  delete pageState().double
})

test('wallets of the catalogue are offered by name, and the page’s own wallets keep their connectors', () => {
  const burner = () => ({
    id: 'burner',
    name: 'Burner',
    iconUrl: '/burner.svg',
    iconBackground: '#fff',
    createConnector: () => mock({ accounts: [address] }),
  })
  const hidden = () => ({ ...burner(), hidden: () => true })
  const list = [
    {
      groupName: 'Ours',
      wallets: [burner, hidden, wallets.tahoWallet, wallets.injectedWallet],
    },
    { groupName: 'Others', wallets: [wallets.safeWallet, wallets.base] },
  ]
  const { connectors } = getDefaultConfig({
    ...about,
    chains: [base],
    wallets: list,
    multiInjectedProviderDiscovery: false,
  })
  expect(connectors).toMatchObject([
    { name: 'Burner', icon: '/burner.svg', rkDetails: { id: 'burner' } },
    { id: 'injected', type: 'injected', name: 'Injected' },
    { id: 'baseAccount', rkDetails: { id: 'base', aliases: ['baseAccount'] } },
  ])
  expect(app.wallets).toEqual([
    { groupName: 'Others', wallets: ['safe', 'coinbase'] },
  ])
})

test('a wallet with RainbowKit’s WalletConnect connector is left out with a warning that says what to offer', () => {
  const phone = () => ({
    ...wallets.rainbowWallet(),
    walletdock: undefined,
    createConnector: rainbowkit.getWalletConnectConnector(about),
  })
  const made = connectorsForWallets(
    [{ groupName: '', wallets: [phone] }],
    about,
  )
  expect(made).toEqual([])
  expect(warnings[0]).toContain('Offer walletConnectWallet')
})

test('the browser’s wallet reconnects only if it was used last, and uses the provider that is there by then', async () => {
  const stored = new Map<string, string>()
  const storage = createStorage({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
  const { connectors } = getDefaultConfig({
    storage,
    ...{ ...about, chains: [base], multiInjectedProviderDiscovery: false },
    wallets: [{ groupName: 'Ours', wallets: [wallets.injectedWallet] }],
  })
  // A browser's globals, because tests of units run in Node.
  vi.stubGlobal('window', {})
  const request = async () => [address]
  vi.stubGlobal('ethereum', { request, on() {}, removeListener() {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await connectors[0]?.isAuthorized()).toBe(false)
  await storage.setItem('recentConnectorId', 'injected')
  expect(await connectors[0]?.isAuthorized()).toBe(true)
})

test('walletConnectWallet needs a project id', () => {
  const offer = () => wallets.walletConnectWallet({ projectId: '' })
  expect(offer).toThrow('No projectId found.')
  expect(wallets.walletConnectWallet(about).walletdock).toEqual([
    'walletConnect',
  ])
})

test('a known wallet has no connector for wagmi', () => {
  const { createConnector } = wallets.rabbyWallet()
  const details = Object.assign(wallets.rabbyWallet(), {
    ...{ index: 0, groupIndex: 0, groupName: '', isRainbowKitConnector: true },
  })
  expect(createConnector({ rkDetails: details })).toThrow(
    'Pass it to connectorsForWallets.',
  )
})

test.each([
  ['metamask', 'metaMask'],
  ['coinbaseWallet', 'coinbase'],
  ['baseAccount', 'coinbase'],
  ['rabby', 'rabby'],
  ['Burner', 'mock'],
  ['oldburner', 'mock'],
])('WalletButton of %s offers %s', (wallet, id) => {
  installTestRemote()
  const burner = () => ({
    ...{ id: 'burner', aliases: ['oldBurner'], name: 'Burner', iconUrl: '' },
    ...{
      iconBackground: '',
      createConnector: () => mock({ accounts: [address] }),
    },
  })
  const { rabbyWallet, metaMaskWallet, coinbaseWallet } = wallets
  const offered = [burner, rabbyWallet, metaMaskWallet, coinbaseWallet]
  const wagmi = getDefaultConfig({
    ...{ ...about, chains: [base] },
    wallets: [{ groupName: 'Ours', wallets: offered }],
  })
  const children = <rainbowkit.WalletButton wallet={wallet} />
  const { html } = renderPage({ children }, wagmi)
  expect(html).toContain(`data-testid="wd-wallet-${id}"`)
})

test('in a test, WalletButton of a wallet that the page does not offer throws', () => {
  installTestRemote()
  const children = <rainbowkit.WalletButton wallet="taho" />
  expect(() => renderPage({ children })).toThrow('Connector not found.')
})
