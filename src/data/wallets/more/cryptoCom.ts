import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.crypto.wallet/index.ts
 */
export const cryptoCom = {
  id: 'cryptoCom',
  name: 'Crypto.com Onchain',
  shortName: 'Crypto.com',
  color: '#03316c',
  rdns: ['com.crypto.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'dfw://wc?uri=', android: 'dfw://wc?uri=' },
  site: 'https://crypto.com/onchain',
  android: 'com.defi.wallet',
  ios: '1512048310',
  chrome: 'hifafgmccdpekplomjjkcfgodnhcellj',
} satisfies KnownWallet
