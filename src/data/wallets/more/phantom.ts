import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/phantomWallet/phantomWallet.ts
 */
export const phantom = {
  id: 'phantom',
  name: 'Phantom',
  color: '#ab9ff2',
  accent: '#6f5fd6',
  rdns: ['app.phantom'],
  transports: ['injected'],
  site: 'https://phantom.app/download',
  android: 'app.phantom',
  ios: '1598432977',
  chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa',
  firefox: 'phantom-app',
} satisfies KnownWallet
