import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/imTokenWallet/imTokenWallet.ts
 * @see https://github.com/lidofinance/reef-knot/blob/main/packages/wallets/imtoken/src/index.ts
 */
export const imToken = {
  id: 'imToken',
  name: 'imToken',
  color: '#098de6',
  injectedFlag: 'isImToken',
  transports: ['injected', 'walletConnect'],
  links: { ios: 'imtokenv2://wc?uri=', android: 'imtokenv2://wc?uri=' },
  site: 'https://token.im/download',
  android: 'im.token.app',
  ios: '1384798940',
} satisfies KnownWallet
