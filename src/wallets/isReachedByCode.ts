import type { ListedWallet } from './Wallet'

/** Returns whether the wallet uses WalletConnect: by a QR code, or by a link that opens its app. */
export function isReachedByCode({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('walletConnect')
}
