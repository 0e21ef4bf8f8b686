import type { Eip1193Provider } from '../../app/wallet/Eip1193Provider'
import { ownRdns } from '../../platform/page/ownRdns'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6"/><path stroke="#fff" stroke-width="2" d="M6 8h12M6 12h12v5H6z"/></svg>'

/** Announces the page's provider to all libraries on the page, now and whenever one asks. @see EIP-6963 */
export function announce(provider: Eip1193Provider): void {
  const info = Object.freeze({
    // Browsers have this function only on secure pages.
    uuid: crypto.randomUUID?.() ?? '7b0f3f52-6c0e-4d6f-9a53-1c8a4de4b0d1',
    name: 'Walletdock',
    icon: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    rdns: ownRdns,
  })
  const detail = Object.freeze({ info, provider })
  const tell = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', tell)
  tell()
}
