import type { HTMLAttributes, ReservedProps } from 'vue'
import type {
  WalletDockElement,
  WalletDockEvents,
  WalletDockProps,
} from '../host/element.js'
import type { Listener } from './listeners.js'

export type * from '../host/element.js'

/** `@walletdock-changed` in a template is one of these. */
type Listeners = {
  readonly [Name in keyof WalletDockEvents as `on${Capitalize<Name>}`]?: Listener<Name>
}

type Element = new () => WalletDockElement & {
  /** What a template may give. */
  $props: WalletDockProps & Listeners & HTMLAttributes & ReservedProps
}

declare module 'vue' {
  interface GlobalComponents {
    'wallet-dock': Element
  }
}
