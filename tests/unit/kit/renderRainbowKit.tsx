import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  type Config,
  cookieToInitialState,
  serialize,
  WagmiProvider,
} from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { app, warned } from '../../../src/kit/otherKits'
import {
  createAuthenticationAdapter,
  getDefaultConfig,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from '../../../src/kit/rainbowkit/rainbowkit'
import { useKit } from '../../../src/kit/react/WalletdockProvider'

export const about = { appName: 'Shop', projectId: '1234' }
export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Collects the warnings of each test, after which the page's facts are forgotten. */
export function collectWarnings() {
  const warnings: string[] = []
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation((line) => warnings.push(line))
  })
  afterEach(() => {
    warnings.length = 0
    warned.clear()
    for (const key of Object.keys(app)) Reflect.deleteProperty(app, key)
  })
  return warnings
}

let kit: Partial<ReturnType<typeof useKit>> = {}

/** A page, which notes the configuration that reaches Walletdock. */
function Shop() {
  kit = useKit()
  return <h1>The shop</h1>
}

/** Renders the page of a kit on a server, and returns the configuration that reaches Walletdock. */
export function renderKit(
  wagmi: Config,
  cookie: string | undefined,
  draw: (shop: ReactNode) => ReactNode,
) {
  const html = renderToString(
    <WagmiProvider
      config={wagmi}
      initialState={cookieToInitialState(wagmi, cookie)}
    >
      <QueryClientProvider client={new QueryClient()}>
        {draw(<Shop />)}
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { html, config: { appName: '', ...kit.config }, kit, wagmi }
}

const aWagmi = () => getDefaultConfig({ ...about, chains: [base, mainnet] })

/** Renders a page with RainbowKit's names on a server. */
export function renderPage(
  props: Partial<RainbowKitProviderProps>,
  wagmi: Config = aWagmi(),
  authentication?: { readonly enabled?: boolean },
  cookie?: string,
) {
  return renderKit(wagmi, cookie, (shop) => {
    const page = (
      <RainbowKitProvider remote="https://wallet.example" {...props}>
        {shop}
        {props.children}
      </RainbowKitProvider>
    )
    return authentication ? (
      <RainbowKitAuthenticationProvider
        adapter={adapter}
        status="unauthenticated"
        {...authentication}
      >
        {page}
      </RainbowKitAuthenticationProvider>
    ) : (
      page
    )
  })
}

export const adapter = createAuthenticationAdapter<string>({
  getNonce: async () => 'nonce',
  createMessage: async () => 'message',
  verify: async () => true,
  signOut: async () => {},
})

/** The cookie that wagmi's storage has written for a connected visitor. */
export const connectedCookie = `wagmi.store=${serialize({
  state: {
    chainId: 8453,
    current: 'a',
    connections: new Map([
      [
        'a',
        {
          accounts: [address],
          chainId: 8453,
          connector: { id: 'a', name: 'A', type: 'a', uid: 'a' },
        },
      ],
    ]),
  },
  version: 2,
})}`
