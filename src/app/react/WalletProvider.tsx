import type { ReactNode } from 'react'
import { useDockOn } from '../dockOf'
import type { WalletdockConfig } from '../WalletdockConfig'
import { DockContext, ownReact } from './DockContext'

export type WalletProviderProps = WalletdockConfig & {
  readonly children?: ReactNode
}

/**
 * Gives the components below the visitor's wallet. Several on one page share one session. The first
 * configuration counts; `onConflict` reports what is ignored of the others. `auth` is taken from the provider that
 * rendered last. `theme`, `accent`, `look`, `locale`, `messages` and another `wagmi`
 * follow the provider that has been on the page longest.
 * @throws ConfigurationError or ChainConfigurationError when the configuration is wrong: while it renders first, but for
 * a wrong checksum in `chains`, which takes a fetch to tell and is thrown while it renders again
 * @example <WalletProvider appName="Shop" projectId="…"><ConnectButton /></WalletProvider>
 */
export function WalletProvider({ children, ...config }: WalletProviderProps) {
  const dock = useDockOn(ownReact, config)
  return <DockContext value={dock}>{children}</DockContext>
}
