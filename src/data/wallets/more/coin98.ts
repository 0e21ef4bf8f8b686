import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/coin98Wallet/coin98Wallet.ts
 */
export const coin98 = {
  id: 'coin98',
  name: 'Coin98 Wallet',
  shortName: 'Coin98',
  color: '#121212',
  accent: '#d9b432',
  rdns: ['com.coin98'],
  transports: ['injected', 'walletConnect'],
  site: 'https://coin98.com/wallet',
  android: 'coin98.crypto.finance.media',
  ios: '1561969966',
  chrome: 'aeachknmefphepccionboohckonoeemg',
} satisfies KnownWallet
