import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/bybitWallet/bybitWallet.ts
 */
export const bybit = {
  id: 'bybit',
  name: 'Bybit Wallet',
  shortName: 'Bybit',
  color: '#0d0e12',
  accent: '#f7a600',
  rdns: ['com.bybit'],
  transports: ['injected', 'walletConnect'],
  links: {
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=',
    android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=',
  },
  site: 'https://www.bybit.com/en/web3',
  android: 'com.bybit.app',
  ios: '1488296980',
  chrome: 'pdliaogehgdbhbnmkklieghmmjkpigpa',
} satisfies KnownWallet
