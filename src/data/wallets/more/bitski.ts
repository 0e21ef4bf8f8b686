import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/bitskiWallet/bitskiWallet.ts
 */
export const bitski = {
  id: 'bitski',
  name: 'Bitski',
  color: '#2b5cff',
  injectedFlag: 'isBitski',
  transports: ['injected'],
  site: 'https://bitski.com',
  chrome: 'feejiigddaafeojfddjjlmfkabimkell',
} satisfies KnownWallet
