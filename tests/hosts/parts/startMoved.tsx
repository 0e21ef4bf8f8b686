import {
  ConnectButton,
  createAuthenticationAdapter,
  darkTheme,
  getDefaultConfig,
  lightTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createStorage,
  http,
  useSendTransaction,
  useSignMessage,
  WagmiProvider,
} from 'wagmi'
import { base, optimism } from 'wagmi/chains'
import {
  ConnectKitButton,
  ConnectKitProvider,
  getDefaultConfig as connectKitConfig,
  SIWEProvider,
  type SIWESession,
} from 'walletdock/connectkit'
import { Account } from './Account'
import { fetchSettings } from './settings'

/** The page that the URL requests: with RainbowKit's names or ConnectKit's, with cookie storage, with sign-in. */
const { kit, cookies, auth } =
  /^\?(?<kit>moved|connectkit)(?<cookies>-cookie)?(?<auth>-sign-in)?$/.exec(
    location.search,
  )?.groups ?? {}

/** Returns whether the URL requests a page that was written for another kit. */
export const wantsMoved = () => kit !== undefined

/**
 * Starts a page that was written for another kit. Its bundler resolves RainbowKit's name to ours. The imports of
 * ConnectKit were changed, as `walletdock-migrate` does.
 */
export async function startMoved(): Promise<void> {
  const { remoteUrl: remote, config } = await fetchSettings()
  const nodes = config.rpcUrls ?? {}
  // As on a server, before wagmi may write an empty state.
  const { cookie } = document
  const { appName, projectId = '', relayUrl } = config
  const options = {
    appName,
    chains: [base, optimism],
    transports: { 8453: http(nodes[8453]), 10: http(nodes[10]) },
    ...(cookies && {
      ssr: true,
      storage: createStorage({ storage: cookieStorage }),
    }),
  } as const
  const wagmi =
    kit === 'moved'
      ? getDefaultConfig({ ...options, projectId })
      : createConfig(
          connectKitConfig({ ...options, walletConnectProjectId: projectId }),
        )
  const state = cookieToInitialState(wagmi, cookies && cookie)
  // The tests have no Ethereum and a relay of their own. Neither kit has options for that.
  const own = { remote, ensRpcUrl: false, relayUrl } as const
  const page = document.querySelector('#page')
  if (page)
    createRoot(page).render(
      <StrictMode>
        <WagmiProvider config={wagmi} {...(state && { initialState: state })}>
          <QueryClientProvider client={new QueryClient()}>
            {kit === 'moved' ? (
              <RainbowKit {...own} />
            ) : (
              <ConnectKit {...own} />
            )}
          </QueryClientProvider>
        </WagmiProvider>
      </StrictMode>,
    )
}

/** The page's sign-in. The wallet's signature is enough, because no server checks it. */
const signIn = {
  getNonce: async () => '12345678',
  createMessage: (about: { nonce: string; address: `0x${string}` }) => {
    signer = about.address
    return `Sign in ${about.nonce}`
  },
}
let signer: `0x${string}` | undefined
let session: SIWESession | null = null
const isSigned = (signature: string) => /^0x[0-9a-f]{130}$/.test(signature)

type Own = { readonly remote: string }

function RainbowKit(own: Own) {
  const [isDark, setDark] = useState(false)
  const [isSignedIn, setSignedIn] = useState(false)
  return (
    <RainbowKitAuthenticationProvider
      enabled={!!auth}
      status={isSignedIn ? 'authenticated' : 'unauthenticated'}
      adapter={createAuthenticationAdapter({
        ...signIn,
        verify: async ({ signature }) => {
          setSignedIn(isSigned(signature))
          return isSigned(signature)
        },
        signOut: async () => setSignedIn(false),
      })}
    >
      <RainbowKitProvider
        {...own}
        theme={isDark ? darkTheme() : lightTheme()}
        locale={isDark ? 'fr-FR' : 'en-US'}
      >
        <ConnectButton />
        <ConnectButton.Custom>
          {({ account, openAccountModal, openConnectModal }) => (
            <OwnButton
              name={account?.displayName}
              open={account ? openAccountModal : openConnectModal}
            />
          )}
        </ConnectButton.Custom>
        <Actions onEvening={() => setDark(true)} />
      </RainbowKitProvider>
    </RainbowKitAuthenticationProvider>
  )
}

function ConnectKit(own: Own) {
  const [isDark, setDark] = useState(false)
  return (
    <SIWEProvider
      {...signIn}
      enabled={!!auth}
      verifyMessage={async ({ signature }) => {
        if (signer && isSigned(signature))
          session = { address: signer, chainId: base.id }
        return session !== null
      }}
      getSession={async () => session}
      signOut={async () => {
        session = null
        return true
      }}
    >
      <ConnectKitProvider
        {...own}
        mode={isDark ? 'dark' : 'light'}
        options={{ language: isDark ? 'fr-FR' : 'en-US' }}
      >
        <ConnectKitButton />
        <ConnectKitButton.Custom>
          {({ truncatedAddress, show }) => (
            <OwnButton name={truncatedAddress} open={show} />
          )}
        </ConnectKitButton.Custom>
        <Actions onEvening={() => setDark(true)} />
      </ConnectKitProvider>
    </SIWEProvider>
  )
}

type OwnButtonProps = {
  readonly name: string | undefined
  readonly open: (() => void) | undefined
}

/** The page's own button, which ignores `mounted`, as those of many pages do. */
const OwnButton = ({ name = 'Connect wallet', open }: OwnButtonProps) => (
  <button type="button" id="own" onClick={open}>
    {name}
  </button>
)

/** The page's own hooks of wagmi, and a button that changes its theme and language. */
function Actions({ onEvening }: { readonly onEvening: () => void }) {
  const { data: signature, signMessage } = useSignMessage()
  const { data: hash, sendTransaction } = useSendTransaction()
  const to = '0x000000000000000000000000000000000000dEaD'
  return (
    <>
      <Account />
      <pre>{hash ?? signature}</pre>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to, value: 1n })}>
        Send
      </button>
      <button type="button" onClick={onEvening}>
        Evening
      </button>
    </>
  )
}
