import type { CreateConnectorFn } from 'wagmi'
import { noConnector, warnOnce, withoutParts } from '../otherKits'
import type { WalletDetailsParams } from './Wallet'

export {
  type AuthenticationConfig,
  type AuthenticationStatus,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
} from './authentication'
export {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  WalletButton,
  type WalletButtonRendererProps,
} from './buttons'
export {
  type AvatarComponent,
  type DisclaimerComponent,
  type Locale,
  RainbowKitProvider,
  type RainbowKitProviderProps,
} from './RainbowKitProvider'
export {
  type Chain,
  connectorsForWallets,
  getDefaultConfig,
  getDefaultWallets,
} from './rainbowkitConfig'
export {
  cssObjectFromTheme,
  cssStringFromTheme,
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
} from './theme'
export type {
  RainbowKitDetails,
  RainbowKitWalletConnectParameters,
  Wallet,
  WalletDetailsParams,
  WalletList,
} from './Wallet'

/** Returns a placeholder, because Walletdock creates WalletConnect's connector when the visitor chooses it. */
export function getWalletConnectConnector(_: {
  projectId: string
  walletConnectParameters?: object
}): (walletDetails: WalletDetailsParams) => CreateConnectorFn {
  warnOnce(
    'getWalletConnectConnector',
    'Offer walletConnectWallet of walletdock/rainbowkit/wallets.',
  )
  return () => noConnector
}

/** RainbowKit's own parts. @throws Error when a part is read */
export const __private__: Readonly<Record<string, never>> = withoutParts(
  '__private__',
  'Use the hooks of walletdock/react.',
)
