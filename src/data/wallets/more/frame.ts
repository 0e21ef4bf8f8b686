import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/frameWallet/frameWallet.ts
 * @see https://github.com/family/connectkit/blob/main/packages/connectkit/src/wallets/walletConfigs.tsx
 */
export const frame = {
  id: 'frame',
  name: 'Frame',
  color: '#121c20',
  accent: '#2bb8a3',
  rdns: ['sh.frame'],
  transports: ['injected'],
  site: 'https://frame.sh',
  chrome: 'ldcoohedfbjoobcadoglnnmmfbdlmmhf',
  firefox: 'frame-extension',
} satisfies KnownWallet
