import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/enkryptWallet/enkryptWallet.ts
 */
export const enkrypt = {
  id: 'enkrypt',
  name: 'Enkrypt',
  color: '#fff',
  accent: '#7e44f2',
  rdns: ['com.enkrypt'],
  transports: ['injected'],
  site: 'https://www.enkrypt.com',
  chrome: 'kkpllkodjeloidieedojogacfhpaihoh',
  edge: 'gfenajajnjjmmdojhdjmnngomkhlnfjl',
  firefox: 'enkrypt',
  opera: 'enkrypt',
} satisfies KnownWallet
