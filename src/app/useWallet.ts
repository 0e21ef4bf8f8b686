import { useState, useSyncExternalStore } from 'react'
import { balanceReader } from './balanceReader'
import type { Dock } from './Dock'
import { useDock } from './DockContext'
import type { OtherReact } from './OtherReact'
import type { Wallet } from './Wallet'

/**
 * Reads the visitor's wallet; the component renders again when it changes. The balance is fetched for components
 * that read it.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  return useWalletOn({ useState, useSyncExternalStore }, useDock())
}

/** Reads a dock's wallet on the React that these hooks belong to. */
export function useWalletOn(
  {
    useState,
    useSyncExternalStore,
  }: Pick<OtherReact, 'useState' | 'useSyncExternalStore'>,
  dock: Dock,
): Wallet {
  const [{ subscribe, getSnapshot }] = useState(() => balanceReader(dock))
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
