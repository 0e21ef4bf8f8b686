import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/tokenPocketWallet/tokenPocketWallet.ts
 */
export const tokenPocket = {
  id: 'tokenPocket',
  name: 'TokenPocket',
  color: '#2980fe',
  rdns: ['pro.tokenpocket'],
  injectedFlag: 'isTokenPocket',
  transports: ['injected', 'walletConnect'],
  links: { ios: 'tpoutside://wc?uri=', android: 'tpoutside://wc?uri=' },
  site: 'https://tokenpocket.pro/en/download/app',
  android: 'vip.mytokenpocket',
  ios: '6444625622',
  chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
} satisfies KnownWallet
