// biome-ignore-all lint/correctness/noComponentHookFactories: made once for each React, as the remote's own parts are
import type { ReactNode } from 'react'
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { ConnectButtonProps } from '../../remote/exposes/ConnectButton'
import type { Wallet } from '../../remote/exposes/useWallet'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { addProvider, buttonsOf } from './testParts'
import { addTransaction, sendingIn } from './testSending'
import { getState, type Provider, subscribe } from './testState'
import { walletOf } from './testWallet'

/** Returns the components and hooks in memory for the page's React, which pages without React do not have. */
export function reactParts(react: typeof import('react')) {
  const { createElement, useContext, useEffect } = react
  const ConfigContext = react.createContext<WalletdockConfig>({ appName: '' })

  function WalletProvider({
    children,
    ...config
  }: WalletdockConfig & { readonly children?: ReactNode }) {
    const [provider] = react.useState<Provider>({ config })
    useEffect(() => {
      provider.config = config
    })
    useEffect(() => addProvider(provider), [provider, config.wagmi])
    return createElement(ConfigContext.Provider, { value: config }, children)
  }

  function useWallet(): Wallet {
    const config = useContext(ConfigContext)
    const state = react.useSyncExternalStore(subscribe, getState, getState)
    return react.useMemo(
      () => walletOf(config),
      [state, config.wagmi, config.auth?.status, config.chains],
    )
  }

  function Button(props: ConnectButtonProps): ReactNode {
    const config = useContext(ConfigContext)
    return buttonsOf({ ...config, ...props }, useWallet()).map(
      ({ tag, text, attributes, onClick }) =>
        createElement(
          tag,
          { key: attributes?.['data-testid'], ...attributes, onClick },
          text,
        ),
    )
  }

  function Custom({
    children,
  }: Parameters<Walletdock['ConnectButton']['Custom']>[0]): ReactNode {
    const { auth } = useContext(ConfigContext)
    const { address, chain, dialog, open } = useWallet()
    return children({
      ...(address && {
        account: {
          address,
          displayName: shortenAddress(address),
          hasPendingTransactions: false,
        },
      }),
      ...(chain && { chain: { ...chain, hasIcon: false } }),
      mounted: true,
      authenticationStatus: auth?.status,
      openConnectModal: () => open('connect'),
      openAccountModal: () => open('account'),
      openChainModal: () => open('network'),
      connectModalOpen: dialog === 'connect',
      accountModalOpen: dialog === 'account',
      chainModalOpen: dialog === 'network',
    })
  }

  return {
    ConnectButton: Object.assign(Button, { Custom }),
    WalletProvider,
    useWallet,
    useAddRecentTransaction: () => addTransaction,
    useSendTransaction: sendingIn(react),
  }
}
