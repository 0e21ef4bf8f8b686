import type { WalletActions } from './walletActions'
import type { AccountByStatus, WalletState } from './walletState'

/** The visitor's wallet: its current state and its functions. */
export type Wallet = WalletState & WalletActions & AccountByStatus
