import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/gateWallet/gateWallet.ts
 */
export const gate = {
  id: 'gate',
  name: 'Gate Wallet',
  shortName: 'Gate',
  color: '#fff',
  accent: '#2354e6',
  rdns: ['io.gate.wallet'],
  transports: ['injected', 'walletConnect'],
  links: { ios: 'gtweb3wallet://wc?uri=' },
  site: 'https://www.gate.io/web3',
  android: 'com.gateio.gateio',
  ios: '1294998195',
  chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
} satisfies KnownWallet
