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
export type { Look } from '../../ui/theme/Look'
export type { AccountAction } from '../../wallet/session/account/AccountAction'
export type { FiatValue } from '../../wallet/session/account/FiatValue'
export type { TokenBalance } from '../../wallet/session/account/TokenBalance'
export {
  WalletProvider,
  type WalletProviderProps,
} from '../page/WalletProvider'
