import { type ReactNode, useEffect, useState } from 'react'
import type { Dock } from './Dock'
import { DockContext } from './DockContext'
import { dockOf } from './dockOf'
import type { OtherReact } from './OtherReact'
import { throwMistake } from './throwMistake'
import type { WalletdockConfig } from './WalletdockConfig'

export type WalletProviderProps = WalletdockConfig & {
  readonly children?: ReactNode
}

/**
 * Gives the components below the visitor's wallet. Several on one page share one session. The first
 * configuration counts, except for `auth`, which is taken from the provider that rendered last; `onConflict` reports
 * what is ignored of the others.
 * @throws ConfigurationError or ChainConfigurationError when the configuration is wrong: while it renders first, but for
 * a wrong checksum in `chains`, which takes a fetch to tell and is thrown while it renders again
 * @example <WalletProvider appName="Shop" projectId="…"><ConnectButton /></WalletProvider>
 */
export function WalletProvider({ children, ...config }: WalletProviderProps) {
  const dock = useDockOn({ useEffect, useState }, config)
  return <DockContext value={dock}>{children}</DockContext>
}

/** The page's dock, which follows a provider's `auth`, on the React that these hooks belong to. */
export function useDockOn(
  { useEffect, useState }: Pick<OtherReact, 'useEffect' | 'useState'>,
  config: WalletdockConfig,
): Dock {
  const [dock, setDock] = useState(() => dockOf(config))
  useEffect(() => throwMistake(dock, setDock), [dock])
  const { auth } = config
  useEffect(() => {
    if (auth) dock.takeAuth(auth)
  }, [auth, dock])
  return dock
}
