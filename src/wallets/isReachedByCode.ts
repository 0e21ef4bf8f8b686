import type { ListedWallet } from './Wallet'

/** Whether WalletConnect reaches the wallet: by a code that is scanned, or by a link that opens its app. */
export function isReachedByCode({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('walletConnect')
}
