import type { JSX } from 'solid-js'
import type {
  WalletDockElement,
  WalletDockEvents,
  WalletDockProps,
} from '../host/element.js'

export type {
  ElementProperties,
  WalletDockAttributes,
  WalletDockElement,
  WalletDockEvents,
  WalletDockProps,
} from '../host/element.js'

type Listeners = {
  readonly [Name in keyof WalletDockEvents as `on:${Name}`]?:
    | ((event: CustomEvent<WalletDockEvents[Name]>) => void)
    | undefined
}

type Props = WalletDockProps &
  Listeners &
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
