import { walletNames } from '../wallets/WalletChoice'

export type {
  WalletChoice,
  WalletData,
  WalletGroup,
  WalletName,
  WalletOffer,
} from '../exposes/WalletProvider'

/**
 * The wallets that are offered where a page gives no list, by name: the remote has the rest. Remotes from version 1.3 of
 * the contract on know them.
 * @example config={{ appName: 'Shop', projectId: '…', wallets: [yours, ...defaultWallets] }}
 */
export const defaultWallets = walletNames
