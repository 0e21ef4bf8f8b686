import type { KnownWallet } from './KnownWallet'

/**
 * Looked up on 2026-11-22.
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/kaiaWallet/kaiaWallet.ts
 */
export const kaia = {
  id: 'kaia',
  name: 'Kaia Wallet',
  shortName: 'Kaia',
  color: '#040404',
  accent: '#5f7a00',
  transports: ['walletConnect'],
  links: {
    ios: 'kaikas://walletconnect?uri=',
    android: 'kaikas://walletconnect?uri=',
  },
  site: 'https://kaiawallet.io',
  android: 'io.klutch.wallet',
  ios: '6502896387',
} satisfies KnownWallet
