import { pageStorage } from '../../platform/storage/storage.initial'
import { latestKey, recentKey } from '../wallet/recentKeys'

/**
 * Returns whether the wallet list will probably offer a wallet: one is installed, or the visitor has used one. Answers
 * before the list has loaded.
 */
export function isWalletLikely(): boolean {
  return (
    Reflect.has(globalThis, 'ethereum') ||
    [latestKey, recentKey].some((key) => pageStorage.get(key)) ||
    hasAnnouncedWallet()
  )
}

/** Returns whether a wallet announces itself. Wallets do so before the request returns. @see EIP-6963 */
function hasAnnouncedWallet(): boolean {
  let hasAnnounced = false
  const listen = () => {
    hasAnnounced = true
  }
  addEventListener('eip6963:announceProvider', listen)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', listen)
  return hasAnnounced
}
