import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  type Config,
  cookieToInitialState,
  serialize,
  WagmiProvider,
} from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import {
  createAuthenticationAdapter,
  getDefaultConfig,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from '../../../src/kit/rainbowkit/rainbowkit'
import { useKit } from '../../../src/kit/react/WalletdockProvider'

export const about = { appName: 'Shop', projectId: '1234' }

let kit: Partial<ReturnType<typeof useKit>> = {}

/** A page, which notes the configuration that reaches Walletdock. */
function Shop() {
  kit = useKit()
  return <h1>The shop</h1>
}

const aWagmi = () => getDefaultConfig({ ...about, chains: [base, mainnet] })

/** Renders a page on a server. */
export function renderPage(
  props: Partial<RainbowKitProviderProps>,
  wagmi: Config = aWagmi(),
  authentication?: { readonly enabled?: boolean },
  cookie?: string,
) {
  const page = (
    <RainbowKitProvider remote="https://wallet.example" {...props}>
      <Shop />
      {props.children}
    </RainbowKitProvider>
  )
  const html = renderToString(
    <WagmiProvider
      config={wagmi}
      initialState={cookieToInitialState(wagmi, cookie)}
    >
      <QueryClientProvider client={new QueryClient()}>
        {authentication ? (
          <RainbowKitAuthenticationProvider
            adapter={adapter}
            status="unauthenticated"
            {...authentication}
          >
            {page}
          </RainbowKitAuthenticationProvider>
        ) : (
          page
        )}
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { html, config: { appName: '', ...kit.config }, kit, wagmi }
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
          accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
          chainId: 8453,
          connector: { id: 'a', name: 'A', type: 'a', uid: 'a' },
        },
      ],
    ]),
  },
  version: 2,
})}`
