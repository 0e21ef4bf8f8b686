import type { Eip1193Provider } from '../../app/wallet/Eip1193Provider'
import { ownRdns } from '../../platform/page/ownRdns'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path d="M0 0h12v12H0z"/><path stroke="#fff" d="M3 4h6v4H3z"/></svg>'

/** Announces the page's provider to all libraries on the page, now and whenever one asks. @see EIP-6963 */
export function announce(provider: Eip1193Provider, signal: AbortSignal): void {
  const info = Object.freeze({
    // Browsers have this function only on secure pages.
    uuid: crypto.randomUUID?.() ?? '00000000-0000-4000-8000-000000000000',
    name: 'Walletdock',
    icon: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    rdns: ownRdns,
  })
  const detail = Object.freeze({ info, provider })
  const tell = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', tell, { signal })
  tell()
}
