import type { ListedWallet } from './Wallet'

/**
 * Returns whether a wallet may render over the page during its prompt, as Coinbase's SDK does. The visitor must then be
 * able to use the elements of the wallet.
 */
export function drawsOverPage({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('coinbase')
}
