import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/oneInchWallet/oneInchWallet.ts
 */
export const oneInch = {
  id: 'oneInch',
  name: '1inch Wallet',
  shortName: '1inch',
  color: '#0b1a36',
  transports: ['walletConnect'],
  links: { ios: 'oneinch://wc?uri=', android: 'oneinch://wc?uri=' },
  site: 'https://1inch.io/wallet',
  android: 'io.oneinch.android',
  ios: '1546049391',
} satisfies KnownWallet
