// Only re-exports, because bundlers follow a name past such a file. Otherwise, a page with one name loads all files.

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
} from './RainbowKitButtons'
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
export { __private__, getWalletConnectConnector } from './rainbowkitRest'
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
