import type { Dock } from '../Dock'
import type { OtherReact } from '../OtherReact'
import type { Wallet, WalletSnapshot } from '../wallet/walletState'
import { ownReact, useDock } from './DockContext'

/**
 * Returns the visitor's wallet. The component renders again when the wallet changes. The balance is fetched only for
 * components that read it.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  return useWalletOn(ownReact, useDock())
}

/** Does the same as `useWallet` on the given React. */
export function useWalletOn(
  react: Pick<OtherReact, 'useRef' | 'useSyncExternalStore'>,
  dock: Dock,
): Wallet {
  const read = react.useRef<{
    readonly of: Dock
    readonly reader: ReturnType<typeof balanceReader>
  }>(undefined)
  // Each component has its own reader. If the page's dock has been replaced, create a new reader.
  if (read.current?.of !== dock)
    read.current = { of: dock, reader: balanceReader(dock) }
  const { subscribe, getSnapshot } = read.current.reader
  return react.useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}

/** Reads the wallet for one component, and fetches the balance from its first read until the component unmounts. */
export function balanceReader(
  dock: Pick<Dock, 'getProvider' | 'getSnapshot' | 'showBalance' | 'subscribe'>,
) {
  let listeners = 0
  let isRead = false
  let hide: (() => void) | undefined
  let dockWallet: WalletSnapshot | undefined
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
        get provider() {
          return dock.getProvider()
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
