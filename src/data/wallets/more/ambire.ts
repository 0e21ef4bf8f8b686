import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.ambire/index.ts
 * @see https://github.com/AmbireTech/extension
 */
export const ambire = {
  id: 'ambire',
  name: 'Ambire',
  color: '#16111f',
  accent: '#7a3cff',
  rdns: ['com.ambire.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'ambire://wc?uri=', android: 'ambire://wc?uri=' },
  site: 'https://www.ambire.com',
  android: 'com.ambire.wallet',
  ios: '6444863857',
  chrome: 'ehgjhhccekdedpbkifaojjaefeohnoea',
  firefox: 'ambire-web3-wallet',
} satisfies KnownWallet
