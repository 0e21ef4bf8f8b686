import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/ctrlWallet/ctrlWallet.ts
 * @see https://github.com/lidofinance/reef-knot/blob/main/packages/wallets/ctrl/src/index.ts
 */
export const ctrl = {
  id: 'ctrl',
  name: 'Ctrl Wallet',
  shortName: 'Ctrl',
  color: '#1e4bff',
  rdns: ['xyz.ctrl', 'io.xdefi'],
  transports: ['injected'],
  site: 'https://ctrl.xyz',
  chrome: 'hmeobnfnfcmdkdcmlblgagmfpfboieaf',
} satisfies KnownWallet
