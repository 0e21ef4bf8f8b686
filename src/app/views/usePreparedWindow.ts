import { useCallback, useEffect } from 'react'
import { drawsOverPage } from '../../wallets/drawsOverPage'
import type { ListedWallet } from '../../wallets/Wallet'
import type { Dock } from '../Dock'

/**
 * Fetches the SDK that opens a wallet's window before that wallet is tapped. WebKit opens no window for a tap once
 * something had to be fetched after it; a tap that is quicker is asked for again.
 * @returns what to call when a pointer or the focus is near a wallet; where nothing hovers, all of them are near
 */
export function usePreparedWindow(
  dock: Dock,
  listed: readonly ListedWallet[],
): (wallet: ListedWallet) => void {
  const prepare = useCallback(
    (wallet: ListedWallet) => {
      if (!drawsOverPage(wallet)) return
      dock.loadEngine().then(
        (engine) => engine.prepareWindow(),
        // Choosing the wallet reports it.
        () => {},
      )
    },
    [dock],
  )
  useEffect(() => {
    if (!matchMedia('(hover:hover)').matches) listed.forEach(prepare)
  }, [listed, prepare])
  return prepare
}
