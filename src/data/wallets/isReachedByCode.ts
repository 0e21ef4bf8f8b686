import type { ListedWallet } from './Wallet'

/** Returns whether the wallet uses WalletConnect, either with a QR code or with a link that opens its app. */
export function isReachedByCode({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('walletConnect')
}
