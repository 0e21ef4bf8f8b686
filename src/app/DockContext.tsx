import { createContext, useContext } from 'react'
import type { Dock } from './Dock'

/** The one context: what this page has of Walletdock. */
export const DockContext = createContext<Dock | undefined>(undefined)

/** @throws Error when rendered outside `<WalletProvider>` */
export function useDock(): Dock {
  return provided(useContext(DockContext))
}

/** @throws Error when a context has no dock */
export function provided(dock: Dock | undefined): Dock {
  if (dock) return dock
  throw new Error(
    'Walletdock: there is no <WalletProvider> above this component. Wrap your page in one.',
  )
}
