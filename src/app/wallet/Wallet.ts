import type { WalletActions } from './walletActions.initial'
import type { AccountByStatus, WalletState } from './walletState.initial'

/** The visitor's wallet: its current state and its functions. */
export type Wallet = WalletState & WalletActions & AccountByStatus
