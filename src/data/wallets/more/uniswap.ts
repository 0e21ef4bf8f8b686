import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/uniswapWallet/uniswapWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/org.uniswap/index.ts
 * @see https://github.com/Uniswap/interface/blob/main/apps/extension/src/contentScript/ethereum.ts
 */
export const uniswap = {
  id: 'uniswap',
  name: 'Uniswap Wallet',
  shortName: 'Uniswap',
  color: '#ffe4f7',
  accent: '#f50db4',
  rdns: ['org.uniswap.app'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'uniswap://wc?uri=', android: 'uniswap://wc?uri=' },
  site: 'https://wallet.uniswap.org',
  android: 'com.uniswap.mobile',
  ios: '6443944476',
  chrome: 'nnpmfplkfogfpmcngplhnbdnnilmcdcg',
} satisfies KnownWallet
