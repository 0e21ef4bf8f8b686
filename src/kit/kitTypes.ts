// Types that hosts use in their own code, with or without React.

export type { PlainModule } from '../platform/federation/plainModules'
export type {
  ModuleName,
  Walletdock,
} from '../remote/container/WalletdockModules'
export type { ConnectButtonProps } from '../remote/exposes/ConnectButton'
export type {
  Eip1193Provider,
  Mounted,
  MountedProps,
  ProviderError,
  ProviderRequest,
} from '../remote/exposes/mount'
export type {
  TestWallet,
  TestWalletOptions,
} from '../remote/exposes/testWallet'
export type {
  Call,
  CallOutcome,
  CallsInterruptedError,
  CallsOptions,
  Paymaster,
  SendOptions,
  SentCalls,
  SettledCalls,
} from '../remote/exposes/useSendTransaction'
export type {
  Failure,
  Wallet,
  WalletCapabilities,
  WalletFailedError,
} from '../remote/exposes/useWallet'
export type {
  AccountAction,
  Authentication,
  Chain,
  ConfigConflict,
  FiatValue,
  Look,
  MessageFields,
  Terms,
  TokenBalance,
  WalletChoice,
  WalletData,
  WalletdockConfig,
  WalletGroup,
  WalletName,
  WalletOffer,
} from '../remote/exposes/WalletProvider'
export type { Contract } from './Contract'
export type { HostReact, Library } from './fit/offers'
export type { LoadFailure, LoadFailureReason } from './LoadFailure'
export type {
  HostWagmi,
  LoadOptions,
  PublicKey,
  Threshold,
} from './LoadOptions'
export type { LoadResult, Mode, Verified } from './LoadResult'
