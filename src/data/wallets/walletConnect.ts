import { svgIcon } from './svgIcon'
import type { Wallet } from './Wallet'

/** Two crossing waves, an arch above a dip. */
const walletConnectIcon = svgIcon(
  '<path fill="#3b99fc" d="M0 0h28v28H0z"/><g stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="M9 10.4c2.8-2.7 7.2-2.7 10 0"/><path d="m5.5 13.7 4.3 4.2L14 13.7l4.2 4.2 4.3-4.2"/></g>',
)

/** Any wallet that can scan a WalletConnect code. */
export const walletConnect = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: walletConnectIcon,
  iconBackground: '#3b99fc',
  transports: ['walletConnect'],
} satisfies Wallet
