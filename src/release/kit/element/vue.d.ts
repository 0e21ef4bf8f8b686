import type { HTMLAttributes, ReservedProps } from 'vue'
import type {
  WalletDockElement,
  WalletDockEvents,
  WalletDockProps,
} from '../kit/element.js'
import type { Listener } from './listeners.js'

export type * from '../kit/element.js'

/** Event listeners in a template, such as `@walletdock-changed`. */
type Listeners = {
  readonly [Name in keyof WalletDockEvents as `on${Capitalize<Name>}`]?: Listener<Name>
}

type Element = new () => WalletDockElement & {
  /** The props that a template may set. */
  $props: WalletDockProps & Listeners & HTMLAttributes & ReservedProps
}

declare module 'vue' {
  interface GlobalComponents {
    'wallet-dock': Element
  }
}
