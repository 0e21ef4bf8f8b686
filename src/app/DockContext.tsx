import { createContext, useContext } from 'react'
import type { Dock } from './Dock'

/** The one context: what this page has of Walletdock. */
export const DockContext = createContext<Dock | undefined>(undefined)

/** @throws Error when rendered outside `<WalletProvider>` */
export function useDock(): Dock {
  const dock = useContext(DockContext)
  if (dock) return dock
  throw missingProvider()
}

/** What is thrown where a component has no provider. */
export function missingProvider(): Error {
  return new Error(
    'Walletdock: there is no <WalletProvider> above this component. Wrap the part of your page that shows the wallet in it.',
  )
}
