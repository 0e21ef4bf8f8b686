import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/readyWallet/readyWallet.ts
 * @see https://github.com/family/connectkit/blob/main/packages/connectkit/src/wallets/walletConfigs.tsx
 */
export const ready = {
  id: 'ready',
  name: 'Ready',
  color: '#ff875b',
  accent: '#d9541f',
  transports: ['walletConnect'],
  links: { ios: 'argent://app/wc?uri=' },
  site: 'https://www.ready.co/app',
  android: 'im.argent.contractwalletclient',
  ios: '1358741926',
} satisfies KnownWallet
