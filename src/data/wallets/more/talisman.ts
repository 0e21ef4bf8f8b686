import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/talismanWallet/talismanWallet.ts
 * @see https://github.com/family/connectkit/blob/main/packages/connectkit/src/wallets/walletConfigs.tsx
 */
export const talisman = {
  id: 'talisman',
  name: 'Talisman',
  color: '#d5ff5c',
  accent: '#fd4848',
  rdns: ['xyz.talisman'],
  transports: ['injected'],
  site: 'https://talisman.xyz/download',
  chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld',
  firefox: 'talisman-wallet-extension',
} satisfies KnownWallet
