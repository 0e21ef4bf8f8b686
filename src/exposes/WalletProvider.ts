export {
  WalletProvider,
  type WalletProviderProps,
} from '../app/react/WalletProvider.initial'
export type { Terms } from '../app/Terms'
export type { WalletdockConfig, WalletOffer } from '../app/WalletdockConfig'
export type { Chain } from '../chains/Chain'
export type { ConfigConflict } from '../errors/ConfigConflict'
export type { AccountAction } from '../session/account/AccountAction'
export type { FiatValue } from '../session/account/FiatValue'
export type { TokenBalance } from '../session/account/TokenBalance'
export type {
  Authentication,
  MessageFields,
} from '../session/signIn/Authentication'
export type { Look } from '../theme/Look'
export type { Wallet as WalletData, WalletGroup } from '../wallets/Wallet'
export type { WalletChoice, WalletName } from '../wallets/WalletChoice.initial'
