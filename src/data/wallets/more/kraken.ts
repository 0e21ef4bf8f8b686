import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/krakenWallet/krakenWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.kraken/index.ts
 */
export const kraken = {
  id: 'kraken',
  name: 'Kraken Wallet',
  shortName: 'Kraken',
  color: '#7132f5',
  transports: ['walletConnect'],
  links: { ios: 'krakenwallet://wc?uri=', android: 'krakenwallet://wc?uri=' },
  site: 'https://www.kraken.com/wallet',
  android: 'com.kraken.superwallet',
  ios: '1626327149',
} satisfies KnownWallet
