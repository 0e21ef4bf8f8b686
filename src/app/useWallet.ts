import { useSyncExternalStore } from 'react'
import { useDock } from './DockContext'
import type { WalletActions } from './walletActions'
import type { WalletState } from './walletState'

/** The visitor's wallet, live, and what can be done with it. */
export type Wallet = WalletState & WalletActions

/**
 * Reads the visitor's wallet; the component renders again when it changes.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  const dock = useDock()
  return useSyncExternalStore(
    dock.subscribe,
    dock.getSnapshot,
    dock.getSnapshot,
  )
}
