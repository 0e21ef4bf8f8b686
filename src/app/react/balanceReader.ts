import type { Dock } from '../Dock'
import type { Wallet } from '../wallet/Wallet'

/**
 * Reads the wallet for one component. Fetches the balance from the time when the component first reads it until the
 * component unmounts. The functions suit React's `useSyncExternalStore`.
 */
export function balanceReader(
  dock: Pick<Dock, 'getSnapshot' | 'showBalance' | 'subscribe'>,
) {
  let listeners = 0
  let isRead = false
  let hide: (() => void) | undefined
  let dockWallet: Wallet | undefined
  let readerWallet: Wallet | undefined

  function update() {
    if (listeners && isRead) hide ??= dock.showBalance()
    else {
      hide?.()
      hide = undefined
    }
  }

  return {
    getSnapshot(): Wallet {
      const snapshot = dock.getSnapshot()
      if (readerWallet && snapshot === dockWallet) return readerWallet
      dockWallet = snapshot
      readerWallet = {
        ...snapshot,
        get balance() {
          isRead ||= Boolean(snapshot.address)
          // Reading happens during rendering, which must not have effects, so fetch after it.
          queueMicrotask(update)
          return snapshot.balance
        },
      }
      return readerWallet
    },
    subscribe(listener: () => void) {
      const stop = dock.subscribe(listener)
      listeners += 1
      update()
      return () => {
        stop()
        listeners -= 1
        update()
      }
    },
  }
}
