import {
  ConnectButton,
  getDefaultConfig,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
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
} from 'walletdock/connectkit'
import { Account } from './Account'
import { fetchSettings } from './settings'

/** The page that the URL requests: with RainbowKit's names or ConnectKit's, with cookie storage or without. */
const [, kit, cookies] = /^\?(moved|connectkit)(-cookie)?$/.exec(
  location.search,
) ?? [undefined, undefined, undefined]

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
              <RainbowKitProvider {...own}>
                <ConnectButton />
                <ConnectButton.Custom>
                  {({ account, openAccountModal, openConnectModal }) => (
                    <OwnButton
                      name={account?.displayName}
                      open={account ? openAccountModal : openConnectModal}
                    />
                  )}
                </ConnectButton.Custom>
                <Actions />
              </RainbowKitProvider>
            ) : (
              <ConnectKitProvider {...own}>
                <ConnectKitButton />
                <ConnectKitButton.Custom>
                  {({ truncatedAddress, show }) => (
                    <OwnButton name={truncatedAddress} open={show} />
                  )}
                </ConnectKitButton.Custom>
                <Actions />
              </ConnectKitProvider>
            )}
          </QueryClientProvider>
        </WagmiProvider>
      </StrictMode>,
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

/** The page's own hooks of wagmi. */
function Actions() {
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
    </>
  )
}
