import type { Dock } from '../Dock'
import type { Wallet } from '../wallet/Wallet'
import { balanceReader } from './balanceReader'
import { ownReact, useDock } from './DockContext'
import type { OtherReact } from './OtherReact'

/**
 * Reads the visitor's wallet; the component renders again when it changes. The balance is fetched for components
 * that read it.
 * @throws Error outside `<WalletProvider>`
 */
export function useWallet(): Wallet {
  return useWalletOn(ownReact, useDock())
}

/** The same on the given React. */
export function useWalletOn(
  react: Pick<OtherReact, 'useRef' | 'useSyncExternalStore'>,
  dock: Dock,
): Wallet {
  const read = react.useRef<{
    readonly of: Dock
    readonly reader: ReturnType<typeof balanceReader>
  }>(undefined)
  // One reader for each component, and another one once the page has another dock.
  if (read.current?.of !== dock)
    read.current = { of: dock, reader: balanceReader(dock) }
  const { subscribe, getSnapshot } = read.current.reader
  return react.useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
