import { useCallback, useEffect } from 'react'
import { drawsOverPage } from '../../wallets/drawsOverPage'
import { isReachedByCode } from '../../wallets/isReachedByCode'
import type { ListedWallet } from '../../wallets/Wallet'
import type { Dock } from '../Dock'
import { tellEngine } from './tellEngine'

/**
 * Fetches SDKs before their wallets are tapped: WalletConnect's while the list is being read, and the one that opens a
 * window when a wallet of its is near. WebKit opens no window for a tap once something had to be fetched after it; a tap
 * that is quicker is asked for again.
 * @returns what to call when a pointer or the focus is near a wallet; where nothing hovers, all of them are near
 */
export function usePreparedSdks(
  dock: Dock,
  listed: readonly ListedWallet[],
): (wallet: ListedWallet) => void {
  const prepare = useCallback(
    (wallet: ListedWallet) => {
      if (drawsOverPage(wallet)) tellEngine(dock, (it) => it.prepareWindow())
    },
    [dock],
  )
  useEffect(() => {
    if (!matchMedia('(hover:hover)').matches) listed.forEach(prepare)
    if (listed.some(isReachedByCode))
      tellEngine(dock, (it) => it.prepareCode?.())
  }, [dock, listed, prepare])
  return prepare
}
