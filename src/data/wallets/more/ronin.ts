import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/roninWallet/roninWallet.ts
 */
export const ronin = {
  id: 'ronin',
  name: 'Ronin Wallet',
  shortName: 'Ronin',
  color: '#1273ea',
  rdns: ['com.roninchain.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'roninwallet://wc?uri=', android: 'roninwallet://wc?uri=' },
  site: 'https://wallet.roninchain.com',
  android: 'com.skymavis.genesis',
  ios: '1592675001',
  chrome: 'fnjhmkhhmkbjkkabndcnnogagogbneec',
  edge: 'kjmoohlgokccodicjjfebfomlbljgfhk',
  firefox: 'ronin-wallet',
} satisfies KnownWallet
