import { moreNames } from '../data/wallets/more/moreNames'
import { walletNames } from '../data/wallets/WalletChoice'

export type {
  WalletChoice,
  WalletData,
  WalletGroup,
  WalletName,
  WalletOffer,
} from '../remote/exposes/WalletProvider'

/**
 * Names of the wallets that a page offers by default. The remote contains their data. Requires version 1.3 of the
 * contract or later.
 * @example config={{ appName: 'Shop', projectId: '…', wallets: [yours, ...defaultWallets] }}
 */
export const defaultWallets = walletNames

/**
 * Names of all other wallets that the remote knows. You can also list single wallets, such as `'rabby'`. Requires
 * version 1.3 of the contract or later. The remote reports names that it does not know as a mistake.
 * @example config={{ appName: 'Shop', projectId: '…', wallets: [...defaultWallets, ...moreWallets] }}
 */
export const moreWallets = moreNames
