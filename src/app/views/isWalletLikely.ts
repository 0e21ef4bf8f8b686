import { pageStorage } from '../../platform/storage/storage.initial'
import { latestKey, recentKey } from '../wallet/recentKeys'

/**
 * Returns whether the wallet list will probably offer a wallet: one is installed, or the visitor has used one. Answers
 * before the list has loaded.
 */
export function isWalletLikely(): boolean {
  let isLikely =
    Reflect.has(globalThis, 'ethereum') ||
    [latestKey, recentKey].some((key) => pageStorage.get(key))
  const listen = () => {
    isLikely = true
  }
  // Wallets announce themselves before the request returns.
  addEventListener('eip6963:announceProvider', listen)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', listen)
  return isLikely
}
