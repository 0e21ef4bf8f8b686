import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConfig, createStorage, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { base, mainnet } from 'wagmi/chains'
import { app, warned } from '../../../src/kit/otherKits'
import { pageState } from '../../../src/kit/pageState'
import * as rainbowkit from '../../../src/kit/rainbowkit/rainbowkit'
import * as wallets from '../../../src/kit/rainbowkit/rainbowkitWallets'
import { installTestRemote } from '../../../src/kit/testing'
import { about, adapter, renderPage } from './renderRainbowKit'

const { connectorsForWallets, getDefaultConfig } = rainbowkit
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const warnings: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line) => warnings.push(line))
})
afterEach(() => {
  warnings.length = 0
  warned.clear()
  delete pageState().double
  for (const key of Object.keys(app)) Reflect.deleteProperty(app, key)
})

function Modals() {
  const { openConnectModal } = rainbowkit.useConnectModal()
  const { openAccountModal } = rainbowkit.useAccountModal()
  const { openChainModal } = rainbowkit.useChainModal()
  return `${!!openConnectModal} ${!!openAccountModal} ${!!openChainModal}`
}

test('every value that RainbowKit 2.2.11 exports is there', () => {
  expect(Object.keys(rainbowkit)).toEqual(
    expect.arrayContaining(
      `ConnectButton WalletButton RainbowKitProvider getDefaultConfig getDefaultWallets getWalletConnectConnector
      connectorsForWallets useAccountModal useChainModal useConnectModal useAddRecentTransaction
      RainbowKitAuthenticationProvider createAuthenticationAdapter lightTheme darkTheme midnightTheme
      cssStringFromTheme cssObjectFromTheme __private__`.split(/\s+/),
    ),
  )
  expect(Object.keys(wallets)).toHaveLength(76)
})

test('options of RainbowKit become options of Walletdock', () => {
  const { config } = renderPage({
    initialChain: mainnet,
    showRecentTransactions: true,
    locale: 'ua',
    modalSize: 'compact',
    appInfo: {
      appName: 'Market',
      learnMoreUrl: 'https://shop.example/learn',
      disclaimer: ({ Text, Link }) => (
        <Text>
          Read our <Link href="https://shop.example/terms">terms</Link>.
        </Text>
      ),
    },
    theme: {
      lightMode: rainbowkit.lightTheme(),
      darkMode: rainbowkit.darkTheme({ borderRadius: 'small' }),
    },
    avatar: ({ address }) => <img src={`/${address}.png`} alt="" />,
  })
  expect(config).toMatchObject({
    appName: 'Market',
    learnMoreUrl: 'https://shop.example/learn',
    initialChain: 1,
    showRecentTransactions: true,
    locale: 'uk',
    layout: 'compact',
    terms: { text: 'Read our [terms](https://shop.example/terms).' },
    look: { surface: 'light-dark(#fff,#1b1c20)', radius: '12px' },
  })
  expect(config.avatar?.(address, undefined)).toBe(`/${address}.png`)
})

test('the initial chain may be an id, and failures reach the page', () => {
  const onFailure = () => {}
  const { config, kit } = renderPage({ initialChain: 1, onFailure })
  expect(config.initialChain).toBe(1)
  expect(kit.onFailure).toBe(onFailure)
})

test('the page’s sign-in becomes auth, unless it is disabled', () => {
  expect(renderPage({}, undefined, {}).config.auth).toEqual({
    ...adapter,
    status: 'unauthenticated',
  })
  const disabled = renderPage({}, undefined, { enabled: false })
  expect(disabled.config.auth).toBeUndefined()
})

test.each([
  ['coolMode', () => renderPage({ coolMode: true })],
  ['appUrl', () => connectorsForWallets([], { ...about, appUrl: '/' })],
  [
    'walletConnectParameters',
    () => connectorsForWallets([], { ...about, walletConnectParameters: {} }),
  ],
])(
  'a page that uses %s is warned once that Walletdock ignores it',
  (name, use) => {
    use()
    use()
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`Walletdock ignores ${name}.`)
  },
)

test('an avatar that is not an image is ignored with a warning', () => {
  const { config } = renderPage({ avatar: () => <svg /> })
  expect(config.avatar?.(address, undefined)).toBeUndefined()
  expect(warnings).toEqual([
    'Walletdock ignores avatar. Return an <img> without hooks.',
  ])
})

test('a disclaimer that uses hooks is left out', () => {
  const disclaimer = () => {
    throw new Error('Invalid hook call.')
  }
  const { config } = renderPage({ appInfo: { disclaimer } })
  expect(config.terms).toEqual({ text: '' })
})

test('without the URL of a remote, the provider throws', () => {
  const open = () => renderPage({ remote: '' })
  expect(open).toThrow('The provider needs the URL of your remote.')
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

test('each dialog has a function only while it may open', async () => {
  const children = <Modals />
  expect(renderPage({ children }).html).toContain('true false false')
  const wagmi = createConfig({
    chains: [base],
    connectors: [mock({ accounts: [address] })],
    transports: { [base.id]: http() },
  })
  const [connector] = wagmi.connectors
  if (connector) await connect(wagmi, { connector })
  expect(renderPage({ children }, wagmi).html).toContain('false true true')
})

test('getDefaultWallets has no wallets, and passes the facts of the page', () => {
  expect(rainbowkit.getDefaultWallets().wallets).toEqual([])
  expect(rainbowkit.getDefaultWallets(about).connectors).toEqual([])
  expect(app).toMatchObject(about)
})

test('RainbowKit’s private parts throw, and say what to use', () => {
  expect(() => rainbowkit.__private__['dialogContent']).toThrow(
    'Use the hooks of walletdock/react.',
  )
})
