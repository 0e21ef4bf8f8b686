import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/rabbyWallet/rabbyWallet.ts
 * @see https://github.com/family/connectkit/blob/main/packages/connectkit/src/wallets/walletConfigs.tsx
 */
export const rabby = {
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  color: '#7084ff',
  rdns: ['io.rabby'],
  injectedFlag: 'isRabby',
  transports: ['injected'],
  site: 'https://rabby.io',
  chrome: 'acmacodkjbdgmoleebolmdjonilkdbch',
} satisfies KnownWallet
