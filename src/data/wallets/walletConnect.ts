import { walletConnectIcon } from './icons/walletConnect'
import type { Wallet } from './Wallet'

/** Any wallet that can scan a WalletConnect code. */
export const walletConnect = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: walletConnectIcon,
  iconBackground: '#3b99fc',
  transports: ['walletConnect'],
} satisfies Wallet
