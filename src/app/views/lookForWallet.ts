import { pageStorage } from '../../platform/storage/storage'
import { latestKey, recentKey } from '../wallet/recentIds'

/**
 * Looks for a wallet before the list has loaded: a wallet that is injected, that the visitor has used, or that
 * announces itself on request. If this returns true, the list will probably offer a wallet.
 */
export function lookForWallet(): boolean {
  return (
    Reflect.has(globalThis, 'ethereum') ||
    [latestKey, recentKey].some((key) => pageStorage.get(key)) ||
    requestAnnouncement()
  )
}

/** Requests announcements, and returns whether there was one. Wallets answer before the request returns. @see EIP-6963 */
function requestAnnouncement(): boolean {
  let hasAnnounced = false
  const listen = () => {
    hasAnnounced = true
  }
  addEventListener('eip6963:announceProvider', listen)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', listen)
  return hasAnnounced
}
