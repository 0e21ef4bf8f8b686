import type { HTMLAttributes } from 'svelte/elements'
import type { WalletDockElement, WalletDockProps } from '../kit/element.js'
import type { Listeners } from './listeners.js'

export type * from '../kit/element.js'

type Props = WalletDockProps &
  Listeners<'on'> &
  Omit<HTMLAttributes<WalletDockElement>, keyof WalletDockProps | 'children'>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'wallet-dock': Props
  }
}
