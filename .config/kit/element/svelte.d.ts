import type { HTMLAttributes } from 'svelte/elements'
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
  readonly [Name in keyof WalletDockEvents as `on${Name}`]?:
    | ((event: CustomEvent<WalletDockEvents[Name]>) => void)
    | undefined
}

type Props = WalletDockProps &
  Listeners &
  Omit<HTMLAttributes<WalletDockElement>, keyof WalletDockProps | 'children'>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'wallet-dock': Props
  }
}
