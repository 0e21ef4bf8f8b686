import type { WalletActions } from './walletActions'
import type { AccountByStatus, WalletState } from './walletState'

/** The visitor's wallet, live, and what can be done with it. */
export type Wallet = WalletState & WalletActions & AccountByStatus
