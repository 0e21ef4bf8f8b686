import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/wigwamWallet/wigwamWallet.ts
 */
export const wigwam = {
  id: 'wigwam',
  name: 'Wigwam',
  color: '#80ef6e',
  accent: '#2e8a1d',
  rdns: ['com.wigwam.wallet'],
  transports: ['injected'],
  site: 'https://wigwam.app',
  chrome: 'lccbohhgfkdikahanoclbdmaolidjdfl',
} satisfies KnownWallet
