import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-26, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/kaiaWallet/kaiaWallet.ts
 */
export const kaia = {
  id: 'kaia',
  name: 'Kaia Wallet',
  shortName: 'Kaia',
  color: '#040404',
  accent: '#5f7a00',
  rdns: ['io.kaiawallet'],
  transports: ['injected', 'walletConnect'],
  links: {
    ios: 'kaikas://walletconnect?uri=',
    android: 'kaikas://walletconnect?uri=',
  },
  site: 'https://kaiawallet.io',
  android: 'io.klutch.wallet',
  ios: '6502896387',
  chrome: 'jblndlipeogpafnldhgmapagcccfchpi',
} satisfies KnownWallet
