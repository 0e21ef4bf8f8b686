export type {
  Authentication,
  MessageFields,
} from '../../app/Authentication'
export type {
  Terms,
  WalletdockConfig,
  WalletOffer,
} from '../../app/WalletdockConfig'
export type { Chain } from '../../data/chains/Chain'
export type {
  Wallet as WalletData,
  WalletGroup,
} from '../../data/wallets/Wallet'
export type { WalletChoice, WalletName } from '../../data/wallets/WalletChoice'
export type { ConfigConflict } from '../../errors/ConfigConflict'
export type { Look } from '../../ui/theme/Appearance'
export type {
  AccountAction,
  FiatValue,
  TokenBalance,
} from '../../wallet/session/AccountOptions'
export {
  WalletProvider,
  type WalletProviderProps,
} from '../page/WalletProvider'
