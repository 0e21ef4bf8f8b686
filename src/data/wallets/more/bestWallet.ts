import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/bestWallet/bestWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.bestwallet/index.ts
 */
export const bestWallet = {
  id: 'bestWallet',
  name: 'Best Wallet',
  shortName: 'Best',
  color: '#5961ff',
  transports: ['walletConnect'],
  links: { ios: 'bw://connect/wc?uri=', android: 'bw://connect/wc?uri=' },
  site: 'https://bestwallet.com',
  android: 'com.bestwallet.mobile',
  ios: '6451312105',
} satisfies KnownWallet
