import type { ListedWallet } from './Wallet'

/**
 * Returns whether a wallet may render over the page during its prompt, as Coinbase's SDK does. Its elements must then
 * be usable.
 */
export function drawsOverPage({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('coinbase')
}
