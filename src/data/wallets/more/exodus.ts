import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.exodus/index.ts
 * @see https://github.com/lidofinance/reef-knot/blob/main/packages/wallets/exodus/src/index.ts
 */
export const exodus = {
  id: 'exodus',
  name: 'Exodus',
  color: '#161027',
  accent: '#7a5cff',
  rdns: ['com.exodus.web3-wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'exodus://wc?uri=', android: 'exodus://wc?uri=' },
  site: 'https://www.exodus.com/download/',
  android: 'exodusmovement.exodus',
  ios: '1414384820',
  chrome: 'aholpfdialjgjfhomihkjbmgjidlcdno',
} satisfies KnownWallet
