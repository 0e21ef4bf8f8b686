import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/binanceWallet/binanceWallet.ts
 */
export const binance = {
  id: 'binance',
  name: 'Binance Wallet',
  shortName: 'Binance',
  color: '#14151a',
  accent: '#f0b90b',
  rdns: ['com.binance.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'bnc://app.binance.com/cedefi/wc?uri=' },
  site: 'https://www.binance.com/en/web3wallet',
  android: 'com.binance.dev',
  ios: '1436799971',
  chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk',
} satisfies KnownWallet
