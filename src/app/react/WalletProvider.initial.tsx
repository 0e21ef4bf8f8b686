import type { ReactNode } from 'react'
import { useDockOn } from '../dockOf.initial'
import type { WalletdockConfig } from '../WalletdockConfig'
import { DockContext, ownReact } from './DockContext.initial'

export type WalletProviderProps = WalletdockConfig & {
  readonly children?: ReactNode
}

/**
 * Provides the visitor's wallet to its children. All providers of a page share one session. The first configuration
 * applies; `onConflict` reports options of other providers that are ignored. `auth` comes from the provider that
 * rendered last. `theme`, `accent`, `look`, `locale`, `messages` and another `wagmi` come from the provider that has
 * been on the page longest.
 * @throws ConfigurationError or ChainConfigurationError if the configuration is invalid: in the first render, or in a
 * later one for checks that need a download, such as checksums in `chains`
 * @example <WalletProvider appName="Shop" projectId="…"><ConnectButton /></WalletProvider>
 */
export function WalletProvider({ children, ...config }: WalletProviderProps) {
  const dock = useDockOn(ownReact, config)
  return <DockContext value={dock}>{children}</DockContext>
}
