import type { JSX } from 'solid-js'
import type { WalletDockElement, WalletDockProps } from '../kit/element.js'
import type { Listeners } from './listeners.js'

export type * from '../kit/element.js'

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
