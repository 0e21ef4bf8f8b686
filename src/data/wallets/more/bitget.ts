import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/bitgetWallet/bitgetWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.bitget.web3/index.ts
 */
export const bitget = {
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  color: '#54fff5',
  accent: '#00a8a0',
  rdns: ['com.bitget.web3'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'bitkeep://wc?uri=' },
  site: 'https://web3.bitget.com/en/wallet-download',
  mobile: 'https://web3.bitget.com/en/wallet-download?type=0',
  ios: '1395301115',
  chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
} satisfies KnownWallet
