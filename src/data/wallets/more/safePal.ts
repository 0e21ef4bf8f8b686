import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/safepalWallet/safepalWallet.ts
 */
export const safePal = {
  id: 'safePal',
  name: 'SafePal',
  color: '#4a21ef',
  injectedFlag: 'isSafePal',
  transports: ['injected', 'walletConnect'],
  links: { ios: 'safepalwallet://wc?uri=', android: 'safepalwallet://wc?uri=' },
  site: 'https://www.safepal.com/en/download',
  android: 'io.safepal.wallet',
  ios: '1548297139',
  chrome: 'lgmpcpglpngdoalbgeoldeajfclnhafa',
} satisfies KnownWallet
