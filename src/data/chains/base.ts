import type { Chain } from './Chain'

/** Base, with blocks every 2000 ms. @see specification, section 3 */
export const base = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  blockExplorers: {
    default: { name: 'Basescan', url: 'https://basescan.org' },
  },
  blockTime: 2000,
} as const satisfies Chain

/** Base through its endpoint for preconfirmations, which arrive about 200 ms after a transaction is sent. */
export const basePreconf = {
  ...base,
  rpcUrls: { default: { http: ['https://mainnet-preconf.base.org'] } },
  experimental_preconfirmationTime: 200,
} as const satisfies Chain
