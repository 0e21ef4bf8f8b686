import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/zerionWallet/zerionWallet.ts
 */
export const zerion = {
  id: 'zerion',
  name: 'Zerion',
  color: '#2962ef',
  rdns: ['io.zerion.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'zerion://wc?uri=' },
  site: 'https://zerion.io',
  android: 'io.zerion.android',
  ios: '1456732565',
  chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl',
} satisfies KnownWallet
