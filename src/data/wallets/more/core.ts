import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/coreWallet/coreWallet.ts
 */
export const core = {
  id: 'core',
  name: 'Core',
  color: '#1a1a1c',
  accent: '#ff5a4f',
  rdns: ['app.core.extension'],
  transports: ['injected', 'walletConnect'],
  site: 'https://core.app',
  android: 'com.avaxwallet',
  ios: '6443685999',
  chrome: 'agoakfejjabomempkjlepdflaleeobhb',
} satisfies KnownWallet
