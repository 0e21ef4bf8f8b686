import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/ledgerWallet/ledgerWallet.ts
 */
export const ledger = {
  id: 'ledger',
  name: 'Ledger',
  color: '#000',
  transports: ['walletConnect'],
  links: { ios: 'ledgerlive://wc?uri=' },
  code: 'ledgerlive://wc?uri=',
  site: 'https://www.ledger.com/ledger-live',
  android: 'com.ledger.live',
  ios: '1361671700',
  desktop: 'https://www.ledger.com/ledger-live/download',
} satisfies KnownWallet
