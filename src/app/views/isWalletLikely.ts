import { pageStorage } from '../../platform/storage/storage.initial'
import { recentIds } from '../wallet/recentWallets'

/**
 * Returns whether the wallet list will probably offer a wallet: one is installed, or the visitor has used one. The
 * list has not loaded yet.
 */
export function isWalletLikely(): boolean {
  if (Reflect.has(globalThis, 'ethereum')) return true
  if (recentIds(pageStorage).length > 0) return true
  let isAnnounced = false
  const listen = () => {
    isAnnounced = true
  }
  // Wallets answer before the event returns.
  addEventListener('eip6963:announceProvider', listen)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', listen)
  return isAnnounced
}
