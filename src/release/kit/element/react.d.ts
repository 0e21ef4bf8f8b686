import type * as React from 'react'
import type {
  WalletDockAttributes,
  WalletDockElement,
  WalletDockProps,
} from '../kit/element.js'
import type { Listeners } from './listeners.js'

export type * from '../kit/element.js'

/** React 19 sets properties and listens to any event. React 18 only sets attributes. */
type Own = 'use' extends keyof typeof React
  ? WalletDockProps & Listeners<'on'>
  : WalletDockAttributes

type Props = Own & { readonly class?: string | undefined } & Omit<
    React.DetailedHTMLProps<
      React.HTMLAttributes<WalletDockElement>,
      WalletDockElement
    >,
    keyof Own | 'children' | 'class'
  >

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-dock': Props
    }
  }
}
