import type { ListedWallet } from './Wallet'

/** Whether a wallet may draw over the page while it is asked, as Coinbase's SDK does: it must be in reach then. */
export function drawsOverPage({
  installed,
  transports,
}: Pick<ListedWallet, 'installed' | 'transports'>): boolean {
  return !installed && transports.includes('coinbase')
}
