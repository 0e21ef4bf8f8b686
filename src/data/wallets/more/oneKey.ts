import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/oneKeyWallet/oneKeyWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/so.onekey.app.wallet/index.ts
 */
export const oneKey = {
  id: 'oneKey',
  name: 'OneKey',
  color: '#44d62c',
  accent: '#1d8f0a',
  rdns: ['so.onekey.app.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'onekey-wallet://wc?uri=', android: 'onekey-wallet://wc?uri=' },
  site: 'https://www.onekey.so/download/',
  android: 'so.onekey.app.wallet',
  ios: '1609559473',
  chrome: 'jnmbobjmhlngoefaiojfljckilhhlhcj',
  edge: 'obffkkagpmohennipjokmpllocnlndac',
} satisfies KnownWallet
