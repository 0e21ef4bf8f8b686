import type { JSX } from 'solid-js'
import type { WalletDockElement, WalletDockProps } from '../host/element.js'
import type { Listeners } from './listeners.js'

export type * from '../host/element.js'

type Props = WalletDockProps &
  Listeners<'on:'> &
  Omit<
    JSX.HTMLAttributes<WalletDockElement>,
    keyof WalletDockProps | 'children'
  >

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-dock': Props
    }
  }
}
