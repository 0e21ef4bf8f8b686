import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/mewWallet/mewWallet.ts
 */
export const mew = {
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  color: '#05c0a5',
  accent: '#05867a',
  injectedFlag: 'isMEWwallet',
  transports: ['injected', 'walletConnect'],
  links: {
    ios: 'https://mewwallet.com/wc?uri=',
    android: 'https://mewwallet.com/wc?uri=',
  },
  code: 'https://mewwallet.com/wc?uri=',
  site: 'https://mewwallet.com',
  android: 'com.myetherwallet.mewwallet',
  ios: '1464614025',
} satisfies KnownWallet
