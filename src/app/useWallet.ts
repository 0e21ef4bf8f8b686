import { useState, useSyncExternalStore } from 'react'
import { balanceReader } from './balanceReader'
import { useDock } from './DockContext'
import type { WalletActions } from './walletActions'
import type { WalletState } from './walletState'

/** The visitor's wallet, live, and what can be done with it. */
export type Wallet = WalletState & WalletActions

/**
 * Reads the visitor's wallet; the component renders again when it changes. The balance is fetched for components
 * that read it.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  const dock = useDock()
  const [{ subscribe, getSnapshot }] = useState(() => balanceReader(dock))
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
