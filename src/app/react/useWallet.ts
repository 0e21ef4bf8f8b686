import type { Dock } from '../Dock'
import type { OtherReact } from '../OtherReact'
import type { Wallet } from '../wallet/Wallet'
import { balanceReader } from './balanceReader'
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
