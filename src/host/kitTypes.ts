// Types that hosts use in their own code, with or without React.
export type { ConnectButtonProps } from '../exposes/ConnectButton'
export type { Mounted, MountedProps } from '../exposes/mount'
export type { TestWallet, TestWalletOptions } from '../exposes/testWallet'
export type {
  Call,
  CallOutcome,
  CallsInterruptedError,
  CallsOptions,
  Paymaster,
  SendOptions,
  SentCalls,
  SettledCalls,
} from '../exposes/useSendTransaction'
export type {
  Failure,
  Wallet,
  WalletCapabilities,
  WalletFailedError,
} from '../exposes/useWallet'
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
} from '../exposes/WalletProvider'
export type { Contract } from './Contract'
export type { HostWagmi } from './HostWagmi'
export type { LoadFailure, LoadFailureReason } from './LoadFailure'
export type { LoadOptions } from './LoadOptions'
export type { LoadResult } from './LoadResult'
export type { Mode } from './Mode'
export type { HostReact, Library } from './ShareScope'
export type { Verified } from './Verified'
export type {
  ModuleName,
  PlainModule,
  Walletdock,
} from './WalletdockModules.initial'
