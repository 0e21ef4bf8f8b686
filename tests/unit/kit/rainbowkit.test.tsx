import { expect, test } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { base, mainnet } from 'wagmi/chains'
import { app } from '../../../src/kit/otherKits'
import * as rainbowkit from '../../../src/kit/rainbowkit/rainbowkit'
import * as wallets from '../../../src/kit/rainbowkit/rainbowkitWallets'
import {
  about,
  adapter,
  address,
  collectWarnings,
  connectedCookie,
  renderPage,
} from './renderRainbowKit'

const { connectorsForWallets, getDefaultConfig } = rainbowkit
const short = '0xf39F…2266'

const warnings = collectWarnings()

/** Returns the text of each button in a server's HTML, in which the placeholder is a formula. */
const textsOfButtons = (html: string) =>
  [...html.matchAll(/<(button|math) .*?<\/\1>/g)].map(([button]) =>
    button.replaceAll(/<[^>]*>/g, ''),
  )

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

test.each([
  ['a connected visitor', connectedCookie, [short, short, 'Base']],
  ['a new visitor', '', ['Connect wallet', 'Own button', 'no network']],
])(
  'a server that reads wagmi’s cookie sends %s the right buttons',
  (_, cookie, texts) => {
    const { ConnectButton } = rainbowkit
    const children = (
      <>
        <ConnectButton />
        <ConnectButton.Custom>
          {({ account, chain }) => (
            <>
              <button type="button">
                {account?.displayName ?? 'Own button'}
              </button>
              <button type="button">{chain?.name ?? 'no network'}</button>
            </>
          )}
        </ConnectButton.Custom>
      </>
    )
    const wagmi = getDefaultConfig({ ...about, chains: [base], ssr: true })
    const { html } = renderPage({ children }, wagmi, undefined, cookie)
    expect(textsOfButtons(html)).toEqual(texts)
  },
)

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

const Image = (_: { src: string }) => null

test('an avatar that is an image component of a library shows its `src`', () => {
  const { config } = renderPage({ avatar: () => <Image src="/own.png" /> })
  expect(config.avatar?.(address, undefined)).toBe('/own.png')
})

test('an avatar that is not an image is ignored with a warning', () => {
  const { config } = renderPage({ avatar: () => <svg /> })
  expect(config.avatar?.(address, undefined)).toBeUndefined()
  expect(warnings).toEqual([
    'Walletdock ignores avatar. Return an <img> without hooks.',
  ])
})

test('an avatar and a disclaimer that use hooks are left out with a warning', () => {
  const withHooks = () => {
    throw new Error('Invalid hook call.')
  }
  const appInfo = { disclaimer: withHooks }
  const { config } = renderPage({ appInfo, avatar: withHooks })
  expect(config.terms).toEqual({ text: '' })
  expect(config.avatar?.(address, undefined)).toBeUndefined()
  expect(warnings).toEqual([
    'Walletdock ignores disclaimer. Draw it without hooks.',
    'Walletdock ignores avatar. Draw it without hooks.',
  ])
})

test('without the URL of a remote, the provider throws', () => {
  const open = () => renderPage({ remote: '' })
  expect(open).toThrow('The provider needs the URL of your remote.')
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
  const page = { ...about, appUrl: 'https://shop.example' }
  expect(rainbowkit.getDefaultWallets(page).connectors).toEqual([])
  expect(app).toMatchObject(page)
})

test('RainbowKit’s private parts throw, and say what to use', () => {
  expect(() => rainbowkit.__private__['dialogContent']).toThrow(
    'Use the hooks of walletdock/react.',
  )
})
