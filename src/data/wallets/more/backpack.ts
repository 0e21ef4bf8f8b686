import type { KnownWallet } from './KnownWallet'

/**
 * The wallet's data as of 2026-11-22, from these sources:
 * @see https://github.com/rainbow-me/rainbowkit/blob/main/packages/rainbowkit/src/wallets/walletConnectors/backpackWallet/backpackWallet.ts
 * @see https://github.com/thirdweb-dev/js/blob/main/packages/thirdweb/src/wallets/__generated__/wallet/app.backpack/index.ts
 */
export const backpack = {
  id: 'backpack',
  name: 'Backpack',
  color: '#e33e3f',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  transports: ['injected'],
  site: 'https://backpack.app/download',
  android: 'app.backpack.mobile',
  ios: '6445964121',
  chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof',
} satisfies KnownWallet
