import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/braveWallet/braveWallet.ts
 * @see https://github.com/lidofinance/reef-knot/blob/main/packages/wallets/brave/src/index.ts
 */
export const brave = {
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  color: '#fff',
  accent: '#fb542b',
  rdns: ['com.brave.wallet'],
  injectedFlag: 'isBraveWallet',
  transports: ['injected'],
  site: 'https://brave.com/wallet/',
} satisfies KnownWallet
