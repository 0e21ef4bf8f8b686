import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/novaWallet/novaWallet.ts
 */
export const nova = {
  id: 'nova',
  name: 'Nova Wallet',
  shortName: 'Nova',
  color: '#0b0a1e',
  accent: '#d62f7f',
  rdns: ['io.novawallet'],
  injectedFlag: 'isNovaWallet',
  transports: ['injected', 'walletConnect'],
  links: { ios: 'novawallet://wc?uri=', android: 'novawallet://wc?uri=' },
  site: 'https://nova-wallet.app.link',
  android: 'io.novafoundation.nova.market',
  ios: '1597119355',
} satisfies KnownWallet
