import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/okxWallet/okxWallet.ts
 */
export const okx = {
  id: 'okx',
  name: 'OKX Wallet',
  shortName: 'OKX',
  color: '#000',
  rdns: ['com.okex.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'okex://main/wc?uri=' },
  site: 'https://okx.com/download',
  android: 'com.okinc.okex.gp',
  ios: '1327268470',
  chrome: 'mcohilncbfahbmgdjkbpemcciiolgcge',
  edge: 'pbpjkcldjiffchgbbndmhojiacbgflha',
  firefox: 'okexwallet',
} satisfies KnownWallet
