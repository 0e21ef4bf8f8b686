import { moreNames } from '../wallets/more/moreNames'
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

/**
 * All other wallets that the remote knows, by name: each can be given alone as well, such as `'rabby'`. Remotes from
 * version 1.3 of the contract on know them. A name that the remote does not know is told as a mistake.
 * @example config={{ appName: 'Shop', projectId: '…', wallets: [...defaultWallets, ...moreWallets] }}
 */
export const moreWallets = moreNames
