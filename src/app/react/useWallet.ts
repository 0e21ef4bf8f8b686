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
  react: Pick<OtherReact, 'useState' | 'useSyncExternalStore'>,
  dock: Dock,
): Wallet {
  const [{ subscribe, getSnapshot }] = react.useState(() => balanceReader(dock))
  return react.useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
