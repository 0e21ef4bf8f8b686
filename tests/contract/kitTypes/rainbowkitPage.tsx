/** Code of a page that was written for RainbowKit: each export once. RainbowKit 2.2.11 compiles it with its own names. */
import {
  __private__,
  type AuthenticationConfig,
  type AuthenticationStatus,
  type AvatarComponent,
  type Chain,
  ConnectButton,
  connectorsForWallets,
  createAuthenticationAdapter,
  cssObjectFromTheme,
  cssStringFromTheme,
  type DisclaimerComponent,
  darkTheme,
  getDefaultConfig,
  getDefaultWallets,
  getWalletConnectConnector,
  type Locale,
  lightTheme,
  midnightTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type RainbowKitProviderProps,
  type RainbowKitWalletConnectParameters,
  type Theme,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  type Wallet,
  WalletButton,
  type WalletButtonRendererProps,
  type WalletDetailsParams,
  type WalletList,
} from 'walletdock/rainbowkit'
import 'walletdock/rainbowkit/styles.css'
import { createConfig, http, mock, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import {
  injectedWallet,
  metaMaskWallet,
  rabbyWallet,
  safeWallet,
  walletConnectWallet,
} from 'walletdock/rainbowkit/wallets'

const ours: Chain = { ...base, iconUrl: 'https://shop.example/base.svg' }
const parameters: RainbowKitWalletConnectParameters = {}
const about = { appName: 'Shop', projectId: '1234' }

const burner = ({ projectId }: { projectId: string }): Wallet => ({
  id: 'burner',
  name: `Burner ${projectId}`,
  iconUrl: async () => '/burner.svg',
  iconBackground: '#fff',
  downloadUrls: { chrome: 'https://shop.example' },
  createConnector: (details: WalletDetailsParams) => {
    const name: string = details.rkDetails.name
    return mock({ accounts: [`0x${name}`] })
  },
})
const phone = (): Wallet => ({
  ...metaMaskWallet(about),
  id: 'phone',
  createConnector: getWalletConnectConnector({
    projectId: '1234',
    walletConnectParameters: parameters,
  }),
})
const wallets: WalletList = [
  { groupName: 'Ours', wallets: [burner, phone, injectedWallet] },
  {
    groupName: 'Others',
    wallets: [safeWallet, rabbyWallet, walletConnectWallet],
  },
]

export const config = getDefaultConfig({
  ...about,
  chains: [ours, mainnet],
  wallets: [...wallets, ...getDefaultWallets().wallets],
  ssr: true,
})
export const byHand = createConfig({
  chains: [base],
  connectors: connectorsForWallets(wallets, about),
  transports: { [base.id]: http() },
})
export const { connectors } = getDefaultWallets(about)

const status: AuthenticationStatus = 'unauthenticated'
const adapter = createAuthenticationAdapter({
  getNonce: async () => 'nonce',
  createMessage: ({ nonce, address, chainId }) =>
    `${nonce} ${address} ${chainId}`,
  verify: async ({ message, signature }) => message.length > signature.length,
  signOut: async () => {},
})
const signIn: AuthenticationConfig<string> = { adapter, status }

const avatar: AvatarComponent = ({ address, ensImage, size }) => (
  <img src={ensImage ?? address} width={size} alt="" />
)
const disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    Read our <Link href="https://shop.example">terms</Link>
  </Text>
)
const themes: readonly Theme[] = [
  lightTheme({ ...lightTheme.accentColors.pink, borderRadius: 'small' }),
  { lightMode: lightTheme(), darkMode: darkTheme({ overlayBlur: 'small' }) },
  { ...midnightTheme(), fonts: { body: 'Inter' } },
]
const locale: Locale = 'es-419'
const props: Omit<RainbowKitProviderProps, 'children'> = {
  ...{ avatar, locale, coolMode: true, id: 'shop', modalSize: 'compact' },
  ...{ initialChain: mainnet, showRecentTransactions: true },
  appInfo: {
    appName: 'Shop',
    learnMoreUrl: 'https://shop.example',
    disclaimer,
  },
}
export const sheet: string =
  cssStringFromTheme(lightTheme, { extends: darkTheme }) +
  cssObjectFromTheme(darkTheme())['--rk-colors-accentColor']

const own: WalletButtonRendererProps = {
  wallet: 'metamask',
  children: ({
    ready,
    connect,
    connected,
    connector,
    loading,
    error,
    mounted,
  }) =>
    ready && mounted && !error && !loading ? (
      <button type="button" disabled={connected} onClick={() => connect()}>
        {connector.name}
      </button>
    ) : null,
}

export const page = (
  <WagmiProvider config={config}>
    <RainbowKitAuthenticationProvider {...signIn} enabled>
      <RainbowKitProvider {...props} theme={themes[0] ?? null}>
        <ConnectButton
          accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
          chainStatus="icon"
          label="Sign up"
          showBalance={false}
        />
        <ConnectButton.Custom>
          {({ account, chain, mounted, openConnectModal, openChainModal }) =>
            mounted && account ? (
              <button type="button" onClick={openChainModal}>
                {account.displayName} {chain?.hasIcon && chain.iconUrl}
              </button>
            ) : (
              <button type="button" onClick={openConnectModal}>
                Connect
              </button>
            )
          }
        </ConnectButton.Custom>
        <WalletButton wallet="rabby" />
        <WalletButton.Custom {...own} />
        <Modals />
      </RainbowKitProvider>
    </RainbowKitAuthenticationProvider>
  </WagmiProvider>
)

function Modals() {
  const { connectModalOpen, openConnectModal } = useConnectModal()
  const { accountModalOpen, openAccountModal } = useAccountModal()
  const { chainModalOpen, openChainModal } = useChainModal()
  const add = useAddRecentTransaction()
  const hash =
    '0x0000000000000000000000000000000000000000000000000000000000000001'
  return (
    <button
      type="button"
      disabled={connectModalOpen || accountModalOpen || chainModalOpen}
      onClick={() => {
        add({ hash, description: 'A gift', confirmations: 2 })
        const open = openConnectModal ?? openAccountModal ?? openChainModal
        open?.()
      }}
    />
  )
}

export const parts: object = __private__
