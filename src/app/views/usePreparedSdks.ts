import { useCallback, useEffect } from 'react'
import { drawsOverPage, isReachedByCode } from '../../data/wallets/transports'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { whenIdle } from '../../platform/page/whenIdle'
import { mayPrefetch } from '../../platform/prefetch/mayPrefetch'
import type { Dock } from '../Dock'
import { prepareEngine } from './usePreparedCode'

/**
 * Loads SDKs before their wallets are tapped. WalletConnect's SDK loads when the list is shown and the page is
 * idle, unless the visitor saves data. The SDK that opens a
 * popup loads when the pointer or focus is near one of its wallets. WebKit blocks a popup that opens only after a
 * download, so a visitor who taps before the SDK has loaded must tap again.
 * @returns Function to call when the pointer or focus is near a wallet. Without hover, all wallets count as near.
 */
export function usePreparedSdks(
  dock: Dock,
  listed: readonly ListedWallet[],
): (wallet: ListedWallet) => void {
  const prepare = useCallback(
    (wallet: ListedWallet) => {
      if (drawsOverPage(wallet))
        prepareEngine(dock, (it) => it.prefetchSdk(wallet))
    },
    [dock],
  )
  useEffect(() => {
    if (!matchMedia('(hover:hover)').matches) listed.forEach(prepare)
    const scanned = listed.find(isReachedByCode)
    if (scanned)
      prepareEngine(dock, (it) =>
        whenIdle(() => mayPrefetch() && it.prefetchSdk(scanned)),
      )
  }, [dock, listed, prepare])
  return prepare
}
