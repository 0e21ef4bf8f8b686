import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/com.blockchain.login/index.ts
 * @see https://github.com/lidofinance/reef-knot/blob/main/packages/wallets/blockchaincom/src/index.ts
 */
export const blockchainCom = {
  id: 'blockchainCom',
  name: 'Blockchain.com',
  color: '#fff',
  accent: '#1656b9',
  transports: ['walletConnect'],
  links: {
    ios: 'blockchain-wallet://wc?uri=',
    android: 'blockchain-wallet://wc?uri=',
  },
  site: 'https://login.blockchain.com/app',
  android: 'piuk.blockchain.android',
  ios: '493253309',
} satisfies KnownWallet
