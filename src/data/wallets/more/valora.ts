import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/valoraWallet/valoraWallet.ts
 */
export const valora = {
  id: 'valora',
  name: 'Valora',
  color: '#122e1e',
  accent: '#42a06c',
  transports: ['walletConnect'],
  links: { ios: 'celo://wallet/wc?uri=' },
  site: 'https://valora.xyz',
  android: 'co.clabs.valora',
  ios: '1520414263',
} satisfies KnownWallet
