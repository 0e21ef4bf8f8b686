import { pageStorage } from '../../platform/storage/storage'
import { latestKey, recentKey } from '../wallet/recentIds'

/** Returns whether the list will probably offer a wallet: one is injected, was used, or announces itself. */
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
