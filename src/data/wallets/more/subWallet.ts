import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/subWallet/subWallet.ts
 */
export const subWallet = {
  id: 'subWallet',
  name: 'SubWallet',
  color: '#0b3fd9',
  rdns: ['app.subwallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'subwallet://wc?uri=', android: 'subwallet://wc?uri=' },
  site: 'https://www.subwallet.app/download',
  android: 'app.subwallet.mobile',
  ios: '1633050285',
  chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn',
  firefox: 'subwallet',
} satisfies KnownWallet
