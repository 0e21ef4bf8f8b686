import { useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Config, createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { checkConfig } from '../../../src/app/checkConfig'
import type { ConnectKitProviderProps } from '../../../src/kit/connectkit/ConnectKitProvider'
import * as connectkit from '../../../src/kit/connectkit/connectkit'
import { app } from '../../../src/kit/otherKits'
import {
  address,
  collectWarnings,
  connectedCookie,
  renderKit,
} from './renderRainbowKit'

const { ConnectKitProvider, getDefaultConfig } = connectkit
const about = {
  appName: 'Shop',
  appIcon: 'https://shop.example/icon.svg',
  appDescription: 'Gifts',
  appUrl: 'https://shop.example',
  walletConnectProjectId: '1234',
}
const warnings = collectWarnings()
const chains = [base, mainnet] as const
const aWagmi = () =>
  createConfig(getDefaultConfig({ ...about, chains, ssr: true }))

/** Renders a page on a server. */
function renderPage(
  props: Partial<ConnectKitProviderProps>,
  cookie?: string,
  wagmi: Config = aWagmi(),
) {
  return renderKit(wagmi, cookie, (shop) => (
    <ConnectKitProvider remote="https://wallet.example" {...props}>
      {shop}
      {props.children}
    </ConnectKitProvider>
  ))
}

test('every value that ConnectKit 1.9.2 exports is there', () => {
  expect(Object.keys(connectkit).toSorted()).toEqual(
    `Avatar CONNECTKIT_VERSION ChainIcon ConnectKitButton ConnectKitModalDemo ConnectKitProvider Context SIWEButton
    SIWEProvider SIWE_NONCE_QUERY_KEY SIWE_SESSION_QUERY_KEY Types getDefaultConfig getDefaultConnectors
    useChainIsSupported useChains useIsMounted useModal useSIWE wallets`.split(
      /\s+/,
    ),
  )
})

test('the provider renders its children at once, and passes the config of the page’s wagmi', () => {
  const { html, config, wagmi } = renderPage({})
  expect(html).toContain('<h1>The shop</h1>')
  const { walletConnectProjectId: projectId, ...others } = about
  expect(config).toMatchObject({ ...others, projectId, wagmi })
  expect(warnings).toEqual([])
})

test.each(['', undefined])(
  'a page with the project id %j offers wallets that need none',
  (walletConnectProjectId) => {
    connectkit.getDefaultConnectors({
      app: { name: 'Shop' },
      ...(walletConnectProjectId !== undefined && { walletConnectProjectId }),
    })
    const wagmi = createConfig({ chains: [base], transports: { 8453: http() } })
    const { config } = renderPage({}, undefined, wagmi)
    expect(checkConfig(config).wallets).toMatchObject([
      { wallets: ['safe', 'coinbase'] },
    ])
  },
)

test('a server that reads wagmi’s cookie sends a connected visitor no offer to connect', () => {
  const { ConnectKitButton } = connectkit
  const children = (
    <>
      <ConnectKitButton />
      <ConnectKitButton.Custom>
        {({ truncatedAddress }) => (
          <b>{truncatedAddress ?? 'Connect wallet'}</b>
        )}
      </ConnectKitButton.Custom>
    </>
  )
  const { html } = renderPage({ children }, connectedCookie)
  expect(html.match(/0xf39F…2266/g)).toHaveLength(2)
  expect(html).not.toMatch(/connect wallet/i)
  const anybody = renderPage({ children }).html
  expect(anybody.match(/Connect wallet/g)).toHaveLength(2)
})

test('options of ConnectKit become options of Walletdock', () => {
  const { config } = renderPage({
    mode: 'dark',
    customTheme: {
      '--ck-body-background': '#123',
      '--ck-border-radius': '4px',
    },
    options: {
      language: 'fr-FR',
      initialChainId: 1,
      ethereumOnboardingUrl: 'https://shop.example/learn',
      reducedMotion: true,
      disclaimer: (
        <>
          Read our <a href="https://shop.example/terms">terms</a>.
        </>
      ),
      customAvatar: ({ address }) => <img src={`/${address}.png`} alt="" />,
    },
  })
  expect(config).toMatchObject({
    theme: 'dark',
    locale: 'fr-FR',
    initialChain: 1,
    learnMoreUrl: 'https://shop.example/learn',
    terms: { text: 'Read our [terms](https://shop.example/terms).' },
    look: { surface: '#123', dialogRadius: '4px', motion: 'reduced' },
  })
  expect(config.avatar?.(address, undefined)).toBe(`/${address}.png`)
  expect(warnings).toEqual([])
})

test('zero as the initial chain keeps the wallet’s chain', () => {
  const { config } = renderPage({ options: { initialChainId: 0 } })
  expect(config.initialChain).toBeUndefined()
})

test.each([
  ['hideBalance', () => renderPage({ options: { hideBalance: true } })],
  ['theme', () => renderPage({ theme: 'retro' })],
  ['Avatar', () => renderPage({ children: <connectkit.Avatar size={24} /> })],
  [
    'ChainIcon',
    () => renderPage({ children: <connectkit.ChainIcon id={1} /> }),
  ],
  [
    'ConnectKitModalDemo',
    () => renderPage({ children: <connectkit.ConnectKitModalDemo /> }),
  ],
  [
    'onClick',
    () =>
      renderPage({
        children: <connectkit.ConnectKitButton onClick={(open) => open()} />,
      }),
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

test('getDefaultConfig keeps the page’s transports and client, and needs chains', () => {
  const node = http('https://node.example')
  expect(
    getDefaultConfig({ ...about, chains: [base], transports: { 8453: node } }),
  ).toEqual({ chains: [base], transports: { 8453: node } })
  const client = () => {
    throw new Error('Not called.')
  }
  expect(getDefaultConfig({ ...about, chains: [base], client })).toEqual({
    chains: [base],
    client,
  })
  expect(() => getDefaultConfig(about)).toThrow(
    'getDefaultConfig needs `chains`.',
  )
})

test('there are no connectors, but the facts of the page, and reading one says why', () => {
  const url = 'https://shop.example'
  const page = { app: { name: 'Shop', url }, walletConnectProjectId: '1234' }
  expect(connectkit.getDefaultConnectors(page)).toEqual([])
  expect(app).toMatchObject({ appName: 'Shop', appUrl: url, projectId: '1234' })
  expect(() => connectkit.wallets['metaMask']).toThrow(
    'Walletdock has no wallets. Its list offers them without a connector.',
  )
})

/** A page that reads ConnectKit's own state, without a provider. */
const Own = () => useContext(connectkit.Context)?.['route']

test('ConnectKit’s own state throws, and says what to use', () => {
  expect(() => renderToString(<Own />)).toThrow(
    'Walletdock has no Context. Use useModal.',
  )
})

function Chains() {
  const { useChainIsSupported, useChains, useIsMounted } = connectkit
  const has = [useChainIsSupported(1), useChainIsSupported(10)]
  return [useIsMounted(), useChainIsSupported(), ...has]
    .concat(useChains().map(({ name }) => name === 'Base'))
    .join()
}

test('hooks about the page’s chains work on a server', () => {
  const { html } = renderPage({ children: <Chains /> })
  expect(html).toContain('false,,true,false,true,false')
})
