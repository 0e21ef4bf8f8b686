import React from 'react'
import { withGuide } from '../../errors/withGuide'
import type { Dock } from '../Dock'
import type { OtherReact } from '../OtherReact'

/** Our own React, for hooks that can run on any React. */
export const ownReact: OtherReact = React

export const DockContext = React.createContext<Dock | undefined>(undefined)

/** @throws Error when rendered outside `<WalletProvider>` */
export function useDock(): Dock {
  return provided(React.useContext(DockContext))
}

/** @throws Error when a context has no dock */
export function provided(dock: Dock | undefined): Dock {
  if (dock) return dock
  throw new Error(
    withGuide(
      'Walletdock: this component needs a <WalletProvider> above it.',
      'a-hook-or-component-is-in-the-wrong-place',
    ),
  )
}
