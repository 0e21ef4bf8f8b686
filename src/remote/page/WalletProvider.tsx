import type { ReactNode } from 'react'
import { DockContext, ownReact } from '../../app/react/DockContext'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import { useDockOn } from './dockOf'

export type WalletProviderProps = WalletdockConfig & {
  readonly children?: ReactNode
}

/**
 * Provides the visitor's wallet to its children. All providers of a page share one session. The first configuration
 * applies, and `onConflict` reports options of other providers that are ignored. `auth` comes from the provider that
 * rendered last. `theme`, `accent`, `look`, `locale`, `messages` and another `wagmi` come from the provider that has
 * been on the page longest.
 * @throws ConfigurationError or ChainConfigurationError if the configuration is invalid. Checks that need a download,
 * such as checksums in `chains`, throw in a later render. All other checks throw in the first render
 * @example <WalletProvider appName="Shop" projectId="…"><ConnectButton /></WalletProvider>
 */
export function WalletProvider({ children, ...config }: WalletProviderProps) {
  const dock = useDockOn(ownReact, config)
  return <DockContext value={dock}>{children}</DockContext>
}
