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

// Several copies of this file on one page define it once.
if ('customElements' in globalThis && !customElements.get('wallet-dock'))
  customElements.define('wallet-dock', WalletDockElement)

declare global {
  interface HTMLElementTagNameMap {
    'wallet-dock': WalletDockElement
  }
}
