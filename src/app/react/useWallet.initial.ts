import type { Dock } from '../Dock'
import type { OtherReact } from '../OtherReact'
import type { Wallet } from '../wallet/Wallet'
import { balanceReader } from './balanceReader.initial'
import { ownReact, useDock } from './DockContext.initial'

/**
 * Returns the visitor's wallet. The component renders again when it changes. The balance is fetched for components that
 * read it.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  return useWalletOn(ownReact, useDock())
}

/** Does the same on the given React. */
export function useWalletOn(
  react: Pick<OtherReact, 'useRef' | 'useSyncExternalStore'>,
  dock: Dock,
): Wallet {
  const read = react.useRef<{
    readonly of: Dock
    readonly reader: ReturnType<typeof balanceReader>
  }>(undefined)
  // One reader per component. Creates a new one if the page's dock has been replaced.
  if (read.current?.of !== dock)
    read.current = { of: dock, reader: balanceReader(dock) }
  const { subscribe, getSnapshot } = read.current.reader
  return react.useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
