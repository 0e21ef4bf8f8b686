/** Code of a page that was written for ConnectKit: each export once. ConnectKit 1.9.2 compiles it with its own names. */
import { useContext } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import {
  Avatar,
  ChainIcon,
  CONNECTKIT_VERSION,
  ConnectKitButton,
  ConnectKitModalDemo,
  ConnectKitProvider,
  Context,
  getDefaultConfig,
  getDefaultConnectors,
  SIWE_NONCE_QUERY_KEY,
  SIWE_SESSION_QUERY_KEY,
  SIWEButton,
  type SIWEConfig,
  SIWEProvider,
  type SIWESession,
  type Types,
  useChainIsSupported,
  useChains,
  useIsMounted,
  useModal,
  useSIWE,
  wallets,
} from 'walletdock/connectkit'

export const config = createConfig(
  getDefaultConfig({
    appName: 'Shop',
    appIcon: 'https://shop.example/icon.svg',
    appDescription: 'Gifts',
    appUrl: 'https://shop.example',
    walletConnectProjectId: '1234',
    enableAaveAccount: false,
    chains: [mainnet, base],
    transports: { [mainnet.id]: http(), [base.id]: http() },
    ssr: true,
  }),
)
export const byHand = createConfig({
  chains: [base],
  transports: { [base.id]: http() },
  connectors: getDefaultConnectors({
    app: { name: 'Shop', url: 'https://shop.example' },
    walletConnectProjectId: '1234',
  }),
})
export const names: readonly string[] = Object.keys(wallets)
export const keys: readonly string[] = [
  CONNECTKIT_VERSION,
  SIWE_NONCE_QUERY_KEY,
  SIWE_SESSION_QUERY_KEY,
]

const session: SIWESession = {
  address: '0x0000000000000000000000000000000000000001',
  chainId: 1,
}
const signIn: SIWEConfig = {
  getNonce: async () => 'nonce',
  createMessage: ({ nonce, address, chainId }) =>
    `${nonce} ${address} ${chainId}`,
  verifyMessage: async ({ message, signature }) =>
    message.length > signature.length,
  getSession: async () => session,
  signOut: async () => true,
  signOutOnNetworkChange: false,
  sessionRefetchInterval: 60_000,
}

const mode: Types.Mode = 'dark'
const all: Types.All = { mode, theme: 'auto', lang: 'de-DE' as 'en-US' }
const options: Types.ConnectKitOptions = {
  language: 'fr-FR',
  initialChainId: 0,
  reducedMotion: true,
  hideBalance: true,
  overlayBlur: 4,
  ethereumOnboardingUrl: 'https://shop.example/learn',
  disclaimer: (
    <>
      Read our <a href="https://shop.example/terms">terms</a>
    </>
  ),
  customAvatar: ({ address, ensImage, size, radius }) => (
    <img
      src={ensImage ?? address ?? ''}
      width={size}
      style={{ borderRadius: radius }}
      alt=""
    />
  ),
}
const theme: Types.CustomTheme = { '--ck-border-radius': '8px' }

export const page = (
  <WagmiProvider config={config}>
    <SIWEProvider
      {...signIn}
      onSignIn={(session) => session?.address.toUpperCase()}
      onSignOut={() => {}}
    >
      <ConnectKitProvider
        mode={mode}
        theme={all.theme ?? 'auto'}
        customTheme={theme}
        options={options}
        onConnect={({ address, connectorId }) => `${address} ${connectorId}`}
        onDisconnect={() => {}}
        debugMode
      >
        <ConnectKitButton
          label="Sign up"
          showBalance
          showAvatar={false}
          mode="light"
          onClick={(open) => open()}
        />
        <ConnectKitButton.Custom>
          {({
            isConnected,
            isConnecting,
            show,
            hide,
            address,
            truncatedAddress,
            ensName,
            chain,
            unsupported,
          }) => (
            <button
              type="button"
              disabled={isConnecting || unsupported}
              onClick={isConnected ? hide : show}
            >
              {ensName ?? truncatedAddress ?? address} {chain?.name}
            </button>
          )}
        </ConnectKitButton.Custom>
        <SIWEButton showSignOutButton />
        <Avatar address={session.address} size={24} radius={12} />
        <ChainIcon id={1} size={24} unsupported={false} />
        <ConnectKitModalDemo open={false} mode="dark" />
        <Modals />
      </ConnectKitProvider>
    </SIWEProvider>
  </WagmiProvider>
)

function Modals() {
  const modal = useModal({ onConnect: () => {}, onDisconnect: () => {} })
  const { data, isSignedIn, isReady, isLoading, signOut, signIn, status } =
    useSIWE({ onSignIn: () => {} })
  const chain = useChains()[0]
  const isSupported: boolean | null = useChainIsSupported(chain?.id)
  const isMounted: boolean = useIsMounted()
  const context = useContext(Context)
  return (
    <button
      type="button"
      disabled={!isMounted || !isSupported || isLoading || !context}
      onClick={async () => {
        modal.setOpen(!modal.open)
        modal.openAbout()
        modal.openOnboarding()
        modal.openProfile()
        modal.openSwitchNetworks()
        modal.openSIWE(true)
        if (isReady && !isSignedIn) await signIn()
        else await signOut()
      }}
    >
      {status} {data?.address}
    </button>
  )
}
