import type { WalletDockEvents } from './render/elementEvents'
import type {
  ElementProperties,
  WalletDockAttributes,
  WalletDockProps,
} from './render/elementProperties'
import { WalletDockElement } from './render/WalletDockElement'

export {
  type ElementProperties,
  type WalletDockAttributes,
  WalletDockElement,
  type WalletDockEvents,
  type WalletDockProps,
}

// Another copy of this file on the page may have defined the element. Defining it again would throw.
if ('customElements' in globalThis && !customElements.get('wallet-dock'))
  customElements.define('wallet-dock', WalletDockElement)

declare global {
  interface HTMLElementTagNameMap {
    'wallet-dock': WalletDockElement
  }
}
