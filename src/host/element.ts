import { WalletDockElement, type WalletDockEvents } from './WalletDockElement'

export { WalletDockElement, type WalletDockEvents }

// Several copies of this file on one page define it once.
if ('customElements' in globalThis && !customElements.get('wallet-dock'))
  customElements.define('wallet-dock', WalletDockElement)
