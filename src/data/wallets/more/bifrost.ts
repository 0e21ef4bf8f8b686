import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/bifrostWallet/bifrostWallet.ts
 */
export const bifrost = {
  id: 'bifrost',
  name: 'Bifrost Wallet',
  shortName: 'Bifrost',
  color: '#101634',
  accent: '#4d8dff',
  rdns: ['com.bifrostwallet'],
  injectedFlag: 'isBifrost',
  transports: ['injected', 'walletConnect'],
  links: { ios: 'https://app.bifrostwallet.com/wc?uri=' },
  site: 'https://bifrostwallet.com',
  android: 'com.bifrostwallet.app',
  ios: '1577198351',
} satisfies KnownWallet
