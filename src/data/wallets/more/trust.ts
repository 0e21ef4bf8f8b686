import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/trustWallet/trustWallet.ts
 * @see https://developer.trustwallet.com/developer/develop-for-trust/browser-extension/evm
 */
export const trust = {
  id: 'trust',
  name: 'Trust Wallet',
  shortName: 'Trust',
  color: '#fff',
  accent: '#0500ff',
  rdns: ['com.trustwallet.app'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'trust://wc?uri=', android: 'trust://wc?uri=' },
  site: 'https://trustwallet.com/download',
  android: 'com.wallet.crypto.trustapp',
  ios: '1288339409',
  chrome: 'egjidjbpglichdcondbcbdnbeeppgdph',
} satisfies KnownWallet
