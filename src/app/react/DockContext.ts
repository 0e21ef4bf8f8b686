import React from 'react'
import type { Dock } from '../Dock'
import type { OtherReact } from './OtherReact'

/** The React that we run on, for hooks that are written for any. */
export const ownReact: OtherReact = React

/** The one context: what this page has of Walletdock. */
export const DockContext = React.createContext<Dock | undefined>(undefined)

/** @throws Error when rendered outside `<WalletProvider>` */
export function useDock(): Dock {
  return provided(React.useContext(DockContext))
}

/** @throws Error when a context has no dock */
export function provided(dock: Dock | undefined): Dock {
  if (dock) return dock
  throw new Error(
    'Walletdock: this component needs a <WalletProvider> above it.',
  )
}
